/** Gold: where it comes from, and why it is worth so much. */
import { defineTopic } from '../../defineTopic';

export const gold = defineTopic({
  name: 'gold',
  about: ['gold'],
  near: ['gold rush', 'silver', 'gold jewellery', 'gold jewelry', 'alchemy'],
  scripts: [
    {
      title: 'Made when stars collide',
      about: [
        'gold come',
        'gold made',
        'gold formed',
        'where gold comes from',
        'gold form',
        'gold from space',
        'how much gold',
      ],
      level: 'easy',
      lines: [
        ['collision', 'Gold is not made on Earth.'],
        [
          'star',
          'It takes more neutrons than there are, except when dead stars crash, or rare stars explode.',
        ],
        [
          'satellite-antenna',
          'In 2017, telescopes watched two dead stars crash, and saw signs of heavy metals.',
        ],
        ['rock', "Most of the Earth's gold sank to the core when it was young."],
        ['comet', 'Much of what we find may have come later, with stones from the sky.'],
        ['hot-springs', 'Hot water carried it into cracks, and rivers wash it out.'],
        [
          'cityscape',
          'All the gold that was ever mined would fit into a cube with sides of twenty-two metres.',
        ],
        ['ring', 'Almost all of it is still there, in rings, in vaults and in teeth.'],
      ],
    },
    {
      title: 'Why people want it',
      about: [
        'gold valuable',
        'gold expensive',
        'gold worth',
        'why is gold valuable',
        'gold price',
        'gold standard',
        'invest in gold',
        'why gold money',
      ],
      level: 'easy',
      lines: [
        ['sparkles', 'Gold does not rust, and shines after three thousand years in a tomb.'],
        ['hammer', 'It is so soft that a gram can be beaten to a sheet of a square metre.'],
        ['balance-scale', 'It is rare, but not too rare, easy to melt, and hard to fake.'],
        ['coin', 'For more than two and a half thousand years, coins were made of it.'],
        ['bank', 'Until 1971, the dollar was tied to it.'],
        ['mobile-phone', 'Today it is in every phone, as a thin film that never fails.'],
        ['gem-stone', 'But it is valuable mostly because people agree that it is.'],
        ['roller-coaster', 'It pays no interest, and its price has halved before.'],
        ['ship', 'When afraid, people want what no state can print.'],
      ],
    },
  ],
});
