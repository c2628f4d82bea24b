/** The deep sea. */
import { defineTopic } from '../../defineTopic';

export const deepSea = defineTopic({
  name: 'the deep sea',
  about: [
    'deep sea',
    'ocean',
    'deep ocean',
    'mariana trench',
    'bottom of the sea',
    'ocean floor',
    'how deep',
  ],
  scripts: [
    {
      title: 'A journey to the bottom',
      level: 'standard',
      lines: [
        ['person-swimming', 'Dive with me, all the way down.'],
        ['sun', 'At two hundred metres, the sunlight is nearly gone.'],
        ['whale', 'At a thousand metres, it is black, and sperm whales hunt squid there.'],
        ['ship', 'At about three thousand eight hundred, we pass the wreck of the Titanic.'],
        ['fish', 'Past eight thousand, even the last fish are left behind.'],
        ['down-arrow', 'Almost eleven kilometres down, we touch the bottom of the Mariana Trench.'],
        [
          'mountain',
          'You could put Mount Everest in here, and two kilometres of water would still cover it.',
        ],
        ['elephant', 'On each square centimetre lies more than a tonne.'],
        ['fried-shrimp', 'And something small and pale, a kind of shrimp, swims across our light.'],
      ],
    },
    {
      title: 'Lamps in the dark',
      level: 'easy',
      lines: [
        ['light-bulb', 'In the deep sea, most animals make their own light.'],
        ['test-tube', 'They mix two substances in their bodies, and a cold glow appears.'],
        ['fish', 'An anglerfish carries a lamp on a rod before her mouth.'],
        ['bug', 'Curious prey swims closer, and closer still.'],
        ['octopus', 'Some squid throw out glowing clouds, and escape while the hunter snaps at the light.'],
        ['eye', 'Others light up their bellies, so that no shadow gives them away against the surface.'],
        ['mobile-phone', 'Many seem to use flashes to find one another.'],
        ['world-map', 'More people have been in space than in the deepest trench.'],
        ['telescope', 'The largest place to live on Earth is the one we know least.'],
      ],
    },
  ],
});
