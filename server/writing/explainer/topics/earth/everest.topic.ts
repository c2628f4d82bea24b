/** Mountains and how they grow. */
import { defineTopic } from '../../defineTopic';

export const everest = defineTopic({
  name: 'mountains',
  about: ['mountain', 'mount everest', 'highest mountain'],
  scripts: [
    {
      title: 'The seabed on the roof of the world',
      about: ['himalaya', 'everest', 'how mountains form', 'mountains form', 'mountains made'],
      level: 'easy',
      lines: [
        ['spiral-shell', 'At the top of Mount Everest, there are remains of sea creatures.'],
        ['water-wave', 'Its summit was once the floor of a warm sea.'],
        [
          'globe-showing-asia-australia',
          'Then India came, drifting north at the speed at which fingernails grow.',
        ],
        ['automobile', 'Some fifty million years ago, it ran into Asia, like two cars in very slow motion.'],
        ['up-arrow', 'The crust crumpled and folded, and its edge rose into the sky.'],
        ['mountain', 'That is how the Himalayas were made.'],
        ['straight-ruler', 'They still rise by some millimetres a year.'],
        ['cloud-with-snow', 'Ice, wind and rivers wear them down again.'],
        ['hourglass-done', 'Even the highest mountain is only for a time.'],
      ],
    },
    {
      title: 'Two men on a summit',
      about: ['climbed everest', 'climb everest', 'edmund hillary', 'tenzing norgay', 'first everest'],
      level: 'easy',
      lines: [
        ['snow-capped-mountain', 'Nobody had ever stood on the highest mountain in the world.'],
        ['tent', 'In May 1953, a large expedition had put up camp after camp on Everest.'],
        ['person-climbing', 'The first pair turned back just below the top.'],
        [
          'sunrise-over-mountains',
          'Then Edmund Hillary, a beekeeper, and Tenzing Norgay left their tent at dawn.',
        ],
        ['wind-face', 'At that height, there is only a third of the air that you breathe at the sea.'],
        ['ladder', 'Near the top, they wedged themselves up a wall of rock and ice.'],
        ['handshake', 'On the twenty-ninth of May, there was no more up.'],
        ['camera', 'Hillary took a picture of Tenzing, and there is none of himself.'],
        ['chocolate-bar', 'They left sweets in the snow and went down.'],
      ],
    },
  ],
});
