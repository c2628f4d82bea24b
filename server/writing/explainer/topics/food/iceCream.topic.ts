/** Ice cream: why it is soft, and how to make it. */
import { defineTopic } from '../../defineTopic';

export const iceCream = defineTopic({
  name: 'ice cream',
  about: ['ice cream', 'icecream', 'gelato'],
  near: ['frozen yogurt', 'sorbet', 'popsicle'],
  scripts: [
    {
      title: 'Frozen, and still soft',
      about: [
        'ice cream made',
        'how is ice cream made',
        'why is ice cream soft',
        'ice cream science',
        'brain freeze',
        'what is gelato',
        'ice cream work',
        'ice cream melt',
      ],
      level: 'easy',
      lines: [
        ['ice-cream', 'Ice cream is a foam that was frozen while it was stirred.'],
        ['bubbles', 'Up to half of it is air.'],
        ['glass-of-milk', 'The rest is water, fat from milk, sugar and tiny crystals of ice.'],
        ['snowflake', 'If it freezes slowly, the crystals get large, and it tastes of sand.'],
        [
          'counterclockwise-arrows-button',
          'So machines freeze it fast, and scrape the crystals off while they are small.',
        ],
        ['candy', 'Sugar keeps part of the water from freezing, so a spoon goes in.'],
        ['thermometer', 'When it melts and freezes again, the crystals grow.'],
        ['spoon', 'Gelato has less fat and less air, and is served less cold.'],
        ['exploding-head', 'If you eat too fast, a cold nerve in the mouth reports pain in the forehead.'],
      ],
    },
    {
      title: 'Ice cream from two bags',
      about: [
        'make ice cream',
        'homemade ice cream',
        'ice cream recipe',
        'ice cream at home',
        'ice cream in a bag',
        'how to make ice cream',
        'history of ice cream',
        'ice cream without a machine',
      ],
      level: 'easy',
      lines: [
        [
          'glass-of-milk',
          'Pour a cup of cream with some milk into a small bag, add two spoons of sugar and some vanilla, and close it well.',
        ],
        ['ice', 'Fill a large bag half with ice, and add half a cup of salt.'],
        ['salt', 'Salt makes ice melt, and melting takes heat away, so it gets far below zero.'],
        ['package', 'Put the small bag into the large one.'],
        ['gloves', 'Wear gloves, and shake for ten minutes.'],
        ['spoon', 'Wash off the salt, open it, and eat.'],
        [
          'ship',
          'Before there were freezers, ice cream was made just so, with ice that was cut from lakes, and shipped around the world.',
        ],
        ['crown', 'So for a long time, it was for kings.'],
      ],
    },
  ],
});
