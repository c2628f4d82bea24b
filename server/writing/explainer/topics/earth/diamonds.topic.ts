/** Diamonds: how they form, and how like a pencil they are. */
import { defineTopic } from '../../defineTopic';

export const diamonds = defineTopic({
  name: 'diamonds',
  about: ['diamond'],
  scripts: [
    {
      title: 'A letter from the deep',
      about: ['diamonds made', 'diamonds formed', 'diamond form', 'where diamonds come'],
      level: 'standard',
      lines: [
        ['gem-stone', 'Most diamonds are older than any dinosaur, and many are older than the first fish.'],
        ['down-arrow', 'They grew more than a hundred and fifty kilometres below us.'],
        ['fire', 'Down there, it is over nine hundred degrees hot, under a tower of rock.'],
        ['atom-symbol', 'So carbon is packed as tightly as it can be.'],
        ['volcano', 'Rare volcanoes brought them up, in hours or days, together with pieces of the deep.'],
        ['pick', 'They are mined in the pipes that remain.'],
        ['cross-mark', 'They are not made of coal, for most are older than the plants that became coal.'],
        [
          'factory',
          'Today, machines make diamonds in a few weeks, and only an instrument can tell the difference.',
        ],
      ],
    },
    {
      title: 'The pencil and the ring',
      about: [
        'diamond hard',
        'diamonds hard',
        'graphite',
        'why are diamonds expensive',
        'diamonds expensive',
        'diamond sparkle',
      ],
      level: 'standard',
      lines: [
        ['pencil', 'The lead in your pencil and the stone in a ring are the same element.'],
        ['atom-symbol', 'Both are pure carbon.'],
        ['page-facing-up', 'In graphite, the atoms lie in sheets that slide off on the paper.'],
        ['link', 'In diamond, each one holds four others, in all directions, and nothing natural is harder.'],
        ['hammer', 'Yet a hammer can break it, because hard is not tough.'],
        ['fire', 'And in a hot flame, with enough oxygen, it burns up to carbon dioxide.'],
        ['sparkles', 'It sparkles as it bends light strongly, and parts it into colours.'],
        ['money-bag', 'It is dear mostly by skill, of the cutters and of the sellers.'],
        ['megaphone', 'Since 1947, an advertisement has told us that a diamond is forever.'],
      ],
    },
  ],
});
