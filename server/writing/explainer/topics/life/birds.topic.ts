/** Birds: why they sing, and why they fly in a V. */
import { defineTopic } from '../../defineTopic';

export const birds = defineTopic({
  name: 'birds',
  about: ['bird'],
  near: ['parrot', 'owl', 'eagle', 'bird feathers'],
  scripts: [
    {
      title: 'Why birds sing',
      about: ['birds sing', 'birds chirp', 'bird song', 'birdsong', 'birds singing', 'dawn chorus'],
      level: 'easy',
      lines: [
        ['sunrise-over-mountains', 'An hour before sunrise, the first bird begins, and then they all do.'],
        ['house-with-garden', 'A song says two things, stay out, this is mine, and, come in, I am strong.'],
        [
          'musical-notes',
          'In our woods, it is often the males that sing, but among many birds, females do as well.',
        ],
        ['microphone', 'Their voice box has two halves, so some can sing two notes at once.'],
        ['wind-face', 'In the morning the air is calm, and the song carries far.'],
        ['worm', 'It is still too dark to find food, anyway.'],
        ['baby-chick', 'Young songbirds learn it from their fathers, and babble first, like babies.'],
        ['cityscape', 'In cities, some sing higher, above the noise of the cars.'],
      ],
    },
    {
      title: 'Why geese fly in a V',
      about: [
        'birds fly in a v',
        'fly v',
        'geese fly v',
        'v formation',
        'v shape',
        'birds fly in formation',
        'geese',
      ],
      level: 'easy',
      lines: [
        ['goose', 'Behind the tip of a wing, the air curls upward.'],
        ['up-arrow', 'A bird that flies just there gets a lift for nothing.'],
        ['triangular-ruler', 'If each does so behind the next, they all form a V.'],
        [
          'stopwatch',
          'Scientists put small recorders on young ibises, and found that they even time their wings to it.',
        ],
        ['battery', 'Pelicans in a V have slower hearts, and glide more.'],
        ['anchor', 'Only the first bird has no help.'],
        [
          'counterclockwise-arrows-button',
          'So they take turns, and a bird that has been carried soon carries others.',
        ],
        ['eyes', 'In a V, each also sees all the birds in front.'],
        ['airplane', 'Airlines are now testing the same with planes.'],
      ],
    },
  ],
});
