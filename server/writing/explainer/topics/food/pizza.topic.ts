/** Pizza: how it came from Naples, and what the oven does. */
import { defineTopic } from '../../defineTopic';

export const pizza = defineTopic({
  name: 'pizza',
  about: ['pizza'],
  scripts: [
    {
      title: 'From Naples to everywhere',
      about: ['history of pizza', 'margherita', 'pizza come'],
      level: 'standard',
      lines: [
        ['pizza', 'For a long time, pizza was the food of people who had no kitchen.'],
        [
          'person-walking',
          'In the narrow streets of Naples, it was sold by the slice, and eaten while walking.',
        ],
        ['tomato', 'Tomatoes had come from America, and were cheap.'],
        ['crown', 'In 1889, the story goes, a baker made three kinds for Queen Margherita.'],
        [
          'flag-in-hole',
          'She liked the one with tomato, cheese and basil, the colours of Italy, and it bears her name.',
        ],
        ['ship', 'Poor people from the south took it across the ocean.'],
        ['statue-of-liberty', 'A shop that opened in New York in 1905 is said to have been the first.'],
        ['house-with-garden', 'From there, and from Naples, it went around the world.'],
      ],
    },
    {
      title: 'Ninety seconds of fire',
      about: ['pizza oven', 'pizza dough', 'good pizza', 'pizza baked', 'perfect pizza'],
      level: 'easy',
      lines: [
        ['fire', 'A pizza oven is nearly twice as hot as the one in your kitchen.'],
        [
          'brick',
          'Its bricks have drunk heat from a wood fire for hours, and hold over four hundred degrees.',
        ],
        ['stopwatch', 'The pizza needs about ninety seconds.'],
        ['bubbles', 'On the hot stone, water in the dough turns to steam at once, and blows up the edge.'],
        ['bread', 'The bottom turns crisp before the top can dry, and some spots nearly burn.'],
        [
          'snowflake',
          'The dough has rested for a day or longer in the cool, so that yeast could make flavours.',
        ],
        ['house', 'At home, a steel plate helps, heated for an hour, and so do thin toppings.'],
        ['cheese-wedge', 'Too much cheese is just too much water.'],
      ],
    },
  ],
});
