/** The deep sea. */
import { defineTopic } from '../../defineTopic';

export const deepSea = defineTopic({
  name: 'the deep sea',
  about: ['deep sea', 'deep ocean', 'bottom of the sea', 'bottom of the ocean', 'ocean floor'],
  near: ['ocean'],
  scripts: [
    {
      title: 'A journey to the bottom',
      about: ['mariana trench', 'how deep ocean', 'how deep sea', 'deepest point ocean'],
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
      about: [
        'anglerfish',
        'bioluminescence',
        'glow deep sea',
        'lives deep sea',
        'lives bottom ocean',
        'deep sea fish',
        'deep sea creatures',
      ],
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
    {
      title: 'Why the ocean is blue',
      about: ['ocean blue', 'sea blue', 'water blue', 'why is the ocean blue', 'colour of the sea'],
      level: 'easy',
      lines: [
        ['water-wave', 'The sea is not blue because it mirrors the sky.'],
        ['glass-of-milk', 'Water itself is very faintly blue, but in a glass there is too little to see it.'],
        ['rainbow', 'It swallows red light first, then yellow and green.'],
        ['droplet', 'What comes back out of deep, clear water is mostly blue.'],
        ['diving-mask', 'A diver notices it, for at ten metres, a red starfish looks brown.'],
        ['cloud', 'A grey sky makes the surface dull, and yet the depth stays blue.'],
        ['herb', 'Where tiny algae float, they take the blue as well, and the sea looks green.'],
        ['mountain', 'Sand and mud make it brown.'],
        ['satellite', 'Satellites read these colours, and see from above where there is food for fish.'],
      ],
    },
  ],
});
