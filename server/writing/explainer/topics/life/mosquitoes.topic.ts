/** Mosquitoes: whom they choose, and why it itches. */
import { defineTopic } from '../../defineTopic';

export const mosquitoes = defineTopic({
  name: 'mosquitoes',
  about: ['mosquito'],
  scripts: [
    {
      title: 'Whom a mosquito chooses',
      about: ['mosquitoes bite', 'mosquitoes people more', 'mosquitoes attracted', 'attract mosquitoes'],
      level: 'standard',
      lines: [
        ['mosquito', 'Only female mosquitoes bite, for they need protein for their eggs.'],
        ['hibiscus', 'Otherwise, both sexes live on nectar.'],
        ['wind-face', 'From dozens of metres away, they notice your breath.'],
        ['nose', 'Closer by, they smell your skin, and at last they feel its warmth.'],
        ['hundred-points', 'Some people really are bitten more, and it hardly changes over the years.'],
        ['microbe', 'It depends on certain acids on the skin, and on the bacteria that live there.'],
        ['t-shirt', 'Dark clothes attract them, and so do exercise and a beer.'],
        ['candy', 'Sweet blood has nothing to do with it, and eating garlic does not seem to help.'],
        ['wind-face', 'What helps is a fan, for they are weak fliers, a net, and a good repellent.'],
      ],
    },
    {
      title: 'Why the bite itches',
      about: ['mosquito bite itch', 'mosquito bites itch', 'bite itch'],
      level: 'easy',
      lines: [
        ['mosquito', "A mosquito's snout is not one needle but six."],
        [
          'kitchen-knife',
          'Two of them saw, two hold the skin apart, one finds the blood, and one lets spit run in.',
        ],
        ['droplet', 'The spit keeps your blood from clotting, and numbs the spot a little.'],
        ['police-officer', 'It is this that your body notices.'],
        ['bell', 'Guards in the skin set free histamine, so the place swells, turns red and itches.'],
        ['hand-with-fingers-splayed', 'Scratching brings more of it, and so it itches more.'],
        ['ice', 'Something cold helps, or a little heat, or just waiting.'],
        ['microbe', 'In some countries, the spit brings malaria along.'],
        [
          'coffin',
          'That is why no animal kills more people than this one, which weighs less than a grain of rice.',
        ],
      ],
    },
  ],
});
