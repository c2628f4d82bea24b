/** Vitamins: lemons for sailors, and thirteen small helpers. */
import { defineTopic } from '../../defineTopic';

export const vitamins = defineTopic({
  name: 'vitamins',
  about: ['vitamin'],
  near: ['supplements', 'minerals', 'multivitamin'],
  scripts: [
    {
      title: 'The sailors and the lemon',
      about: ['scurvy', 'vitamin c', 'history of vitamins', 'discovered vitamins', 'james lind'],
      level: 'standard',
      lines: [
        ['ship', 'On long voyages, more sailors died of scurvy than of storms or of battles.'],
        ['tooth', 'Their gums bled, their teeth fell out, and old wounds opened again.'],
        [
          'notebook',
          'In May 1747, on a British ship, James Lind took twelve sick men, and gave each pair something else.',
        ],
        ['wine-glass', 'Cider, vinegar, sea water and worse were tried.'],
        ['lemon', 'Two of them got oranges and lemons, and after six days, one was fit for work.'],
        ['hourglass-done', 'It took the navy more than forty years to give lemon juice to all.'],
        ['test-tube', 'What helped was found around 1930, and it is called vitamin C.'],
        ['trophy', 'It was one of the first fair tests in medicine.'],
      ],
    },
    {
      title: 'Thirteen small helpers',
      about: [
        'what are vitamins',
        'need vitamins',
        'vitamins do',
        'how many vitamins',
        'vitamin d',
        'too many vitamins',
        'take vitamins',
        'vitamins important',
      ],
      level: 'standard',
      lines: [
        [
          'puzzle-piece',
          'Vitamins are substances that your body needs in tiny amounts and mostly cannot make.',
        ],
        ['hundred-points', 'There are thirteen of them.'],
        ['carrot', 'Vitamin A helps you to see in the dark, and K helps your blood to clot.'],
        ['sun', 'Vitamin D is special, as your skin makes it in the sun.'],
        ['droplet', 'B and C dissolve in water, and the surplus mostly leaves with the urine.'],
        ['butter', 'A, D, E and K dissolve in fat, and are stored, so too much of them can harm.'],
        ['polar-bear', 'Explorers who ate the liver of a polar bear fell ill of it.'],
        [
          'green-salad',
          'If you eat a bit of everything, you hardly need pills, apart from vitamin D in dark winters.',
        ],
      ],
    },
  ],
});
