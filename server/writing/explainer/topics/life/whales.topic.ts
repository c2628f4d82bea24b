/** Whales, the largest animals. */
import { defineTopic } from '../../defineTopic';

export const whales = defineTopic({
  name: 'whales',
  about: ['whale'],
  scripts: [
    {
      title: 'The largest animal that ever lived',
      about: [
        'blue whale',
        'largest animal',
        'biggest animal',
        'how big whale',
        'how big blue whale',
        'whales big',
      ],
      level: 'easy',
      lines: [
        ['whale', 'No dinosaur that we know of was as heavy as a blue whale.'],
        ['elephant', 'It can weigh as much as twenty-five elephants.'],
        ['musical-keyboard', 'Its heart weighs well over a hundred kilos.'],
        ['red-heart', 'When it dives, that heart may beat only twice a minute.'],
        ['fried-shrimp', 'And this giant lives on krill, shrimps as long as your finger.'],
        [
          'mouth',
          'It swims with its mouth open, takes in a swimming pool of water, and presses it out through a beard of horn.',
        ],
        ['meat-on-bone', 'Some tonnes of krill a day stay inside.'],
        [
          'water-wave',
          'Only water can carry such a body, for on a beach it would be crushed by its own weight.',
        ],
      ],
    },
    {
      title: 'How whales went to sea',
      about: [
        'whale evolution',
        'whales evolve',
        'whales land',
        'whale ancestor',
        'whales mammals',
        'whales legs',
      ],
      level: 'easy',
      lines: [
        ['paw-prints', 'Fifty million years ago, the ancestor of whales walked on four legs.'],
        ['dog', 'It was about as big as a large dog, and hunted at the edge of the water.'],
        [
          'crocodile',
          'Its grandchildren, so to speak, lived like crocodiles, half on land and half in the sea.',
        ],
        ['leg', 'Step by step, the front legs became fins, and the hind legs shrank.'],
        ['bone', 'Modern whales still carry tiny hip bones deep in their bodies.'],
        ['nose', 'The nostrils moved up to the top of the head.'],
        ['lungs', 'But they kept their lungs, so each of them must come up for air.'],
        ['glass-of-milk', 'And they feed their young with milk, like all of us mammals.'],
      ],
    },
    {
      title: 'A song across the ocean',
      about: [
        'whales communicate',
        'whales sing',
        'whale song',
        'whale songs',
        'whales talk',
        'humpback whale',
        'how do whales communicate',
      ],
      level: 'easy',
      lines: [
        ['musical-notes', 'In 1970, a record of whale songs became a hit, and helped to end most whaling.'],
        [
          'whale',
          'Only male humpbacks sing such long songs, for many minutes, and then from the start again.',
        ],
        [
          'busts-in-silhouette',
          'All males of a sea sing the same one, and it slowly changes, as fashions do.',
        ],
        ['wind-face', 'They need not breathe out for it, as the air goes round inside.'],
        ['speaker-high-volume', 'A blue whale calls too deep for our ears.'],
        ['water-wave', 'Under water, that carries for hundreds of kilometres.'],
        ['speech-balloon', 'Sperm whales click, in patterns by which families know each other.'],
        ['ship', 'Today ships drown out much of it.'],
        ['red-question-mark', 'What they say, whales have not told us yet.'],
      ],
    },
  ],
});
