/** Food and weight: calories and protein. */
import { defineTopic } from '../../defineTopic';

export const nutrition = defineTopic({
  name: 'food and weight',
  about: ['nutrition', 'diet'],
  near: ['vegan', 'keto', 'intermittent fasting', 'vegetarian', 'obesity'],
  scripts: [
    {
      title: 'What a calorie is',
      about: [
        'calorie',
        'what is a calorie',
        'calories work',
        'burn calories',
        'how many calories',
        'lose weight',
        'weight loss',
        'lose weight fast',
        'count calories',
        'losing weight',
        'diets work',
        'why diets fail',
      ],
      level: 'easy',
      lines: [
        ['fire', 'A calorie is heat, and to count those in a nut, you can burn it and warm water.'],
        ['thermometer', 'One of those on a packet warms a litre of water by one degree.'],
        ['battery', 'Your body burns food, too, most of it just to keep warm and alive.'],
        ['input-numbers', 'That makes some two thousand a day.'],
        [
          'balance-scale',
          'If you eat more, the rest is stored as fat, and if you eat less, the store is opened.',
        ],
        ['chart-decreasing', 'Diets that promise fast loss are mostly followed by fast gain.'],
        [
          'green-salad',
          'Small steps last, with more vegetables, beans and sleep, and fewer drinks with sugar.',
        ],
        ['stethoscope', 'Ask a doctor before you try more than that.'],
      ],
    },
    {
      title: 'A plate in three parts',
      about: [
        'healthy diet',
        'balanced diet',
        'healthy eating',
        'eat healthy',
        'healthy food',
        'protein',
        'what is protein',
        'how much protein',
        'carbs',
        'carbohydrates',
        'what should i eat',
        'eat healthier',
        'fats',
        'fiber',
      ],
      level: 'standard',
      lines: [
        [
          'fork-and-knife-with-plate',
          'Draw a line across your plate, and fill one half with vegetables and fruit.',
        ],
        ['bread', 'A quarter is for grain, best whole, or for potatoes.'],
        ['beans', 'The last quarter is for protein, as in beans, fish, eggs, nuts or some meat.'],
        ['brick', 'Your body builds with it, and a gram a day for each kilo of you is plenty for most.'],
        ['sheaf-of-rice', 'Carbohydrates give quick energy, and whole grain gives it slowly.'],
        ['olive', 'Fat is needed too, and that from plants and fish is the better one.'],
        ['broccoli', 'Fibre feeds the bacteria in your gut, and keeps you full.'],
        ['hand-with-fingers-splayed', 'No food is forbidden, and none is a miracle.'],
        ['shopping-cart', 'A healthy diet begins in the shop.'],
      ],
    },
  ],
});
