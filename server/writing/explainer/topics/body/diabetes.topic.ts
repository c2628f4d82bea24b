/** Diabetes: the missing key, and how it was found. */
import { defineTopic } from '../../defineTopic';

export const diabetes = defineTopic({
  name: 'diabetes',
  about: ['diabetes', 'diabetic', 'insulin'],
  near: ['blood sugar'],
  scripts: [
    {
      title: 'The key that opens the cells',
      about: [
        'what is diabetes',
        'diabetes causes',
        'type 2 diabetes',
        'type 1 diabetes',
        'type 2',
        'difference type 1 type 2',
        'insulin do',
        'insulin work',
      ],
      level: 'easy',
      lines: [
        ['candy', 'After a meal, sugar goes into your blood.'],
        ['key', 'Your cells want it, but their doors are locked, and the key is insulin.'],
        [
          'no-entry',
          'In type 1 diabetes, the body has destroyed the cells that make it, often in childhood.',
        ],
        ['syringe', 'Those who have it need insulin every day to live.'],
        ['locked', 'In type 2, which is far more common, there are keys, but the locks are stiff.'],
        ['person-walking', 'Weight, age, genes and too little movement play a part.'],
        ['drop-of-blood', 'If sugar stays high for years, it harms eyes, kidneys, nerves and feet.'],
        ['toilet', 'Great thirst and many trips to the toilet can be signs.'],
        ['stethoscope', 'A doctor can test it with a drop of blood.'],
      ],
    },
    {
      title: 'Sold for one dollar',
      about: [
        'insulin discovered',
        'insulin discovery',
        'discovered insulin',
        'history of insulin',
        'history of diabetes',
        'invented insulin',
        'banting',
      ],
      level: 'standard',
      lines: [
        [
          'child',
          'A hundred years ago, a child with diabetes had a year or two to live, on a diet of hunger.',
        ],
        [
          'dog',
          'In the summer of 1921, in Toronto, Frederick Banting and his student Charles Best took a juice from the pancreas of a dog.',
        ],
        ['chart-decreasing', 'It brought down the sugar of others that had lost theirs.'],
        ['syringe', 'In January 1922, they gave insulin to a boy of fourteen near death.'],
        ['sparkles', 'After the second, cleaner dose, he got better, and lived for thirteen more years.'],
        ['trophy', 'The Nobel Prize came in the next year.'],
        ['dollar-banknote', 'They sold the patent for one dollar each.'],
        ['wrapped-gift', 'Insulin, Banting is said to have said, belongs to the world.'],
      ],
    },
  ],
});
