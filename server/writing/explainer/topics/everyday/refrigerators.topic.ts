/** How a fridge makes cold. */
import { defineTopic } from '../../defineTopic';

export const refrigerators = defineTopic({
  name: 'fridges',
  about: ['refrigerator', 'fridge'],
  scripts: [
    {
      title: 'Nobody can make cold',
      about: [
        'freezer',
        'air conditioning',
        'air conditioner',
        'how fridges work',
        'how refrigerators work',
        'keep food cold',
        'heat pump',
      ],
      level: 'easy',
      lines: [
        ['snowflake', 'A fridge does not make cold, it carries heat out.'],
        [
          'droplet',
          'Wet your hand and blow, and it feels cool, because water that evaporates takes heat along.',
        ],
        ['package', 'In the wall of the fridge, a liquid does the same, inside a tube.'],
        ['hot-springs', 'It boils, although it is cold, and takes the heat from your milk.'],
        ['wind-face', 'A pump squeezes the vapour, and that makes it hot.'],
        ['radio', 'At the back, it gives its heat to the kitchen, and becomes a liquid again.'],
        ['door', 'So you cannot cool a room with an open fridge.'],
        ['house', 'Turn the same machine around, and it heats a house with the warmth of a winter day.'],
      ],
    },
    {
      title: 'When ice was a journey',
      about: [
        'history of the fridge',
        'history of the refrigerator',
        'ice trade',
        'before fridges',
        'before refrigerators',
      ],
      level: 'standard',
      lines: [
        ['ship', 'Two hundred years ago, Frederic Tudor loaded a ship with ice from a pond near Boston.'],
        ['beach-with-umbrella', 'He sent it to the Caribbean, and everyone laughed.'],
        ['droplet', 'Most of the first load melted, and so did his money.'],
        ['deciduous-tree', 'Then he learned to pack it in sawdust.'],
        [
          'globe-showing-asia-australia',
          'In 1833, his ice reached Calcutta, after four months and across the equator twice.',
        ],
        ['ice-cream', 'People in the heat tasted ice for the first time in their lives.'],
        ['package', 'Ice boxes came into every kitchen, and a man carried blocks up the stairs.'],
        ['electric-plug', 'Then came a box that made its own cold, and the ponds were left to skaters.'],
      ],
    },
  ],
});
