/** Shooting stars, meteors and comets. */
import { defineTopic } from '../../defineTopic';

export const shootingStars = defineTopic({
  name: 'shooting stars',
  about: ['shooting star', 'meteor', 'falling star'],
  near: ['comet'],
  scripts: [
    {
      title: 'A wish on a grain of sand',
      about: ['meteor shower', 'what are shooting stars'],
      level: 'standard',
      lines: [
        ['shooting-star', 'Make a wish, but know what you are wishing on.'],
        ['salt', 'Most shooting stars are as small as a grain of sand.'],
        ['rocket', 'They are fast, though, and hit the air at up to seventy kilometres a second.'],
        ['fire', 'The air in front of them is squeezed until it glows.'],
        ['stopwatch', 'A moment later, the grain is gone.'],
        [
          'comet',
          'Many are the dust of comets, dirty snowballs that lose a little with each visit to the Sun.',
        ],
        ['calendar', 'When the Earth crosses such a trail, as it does each August, we see dozens an hour.'],
        ['party-popper', 'Then even somebody with many wishes may lie down in the grass and be served.'],
      ],
    },
    {
      title: 'The stone from the sky',
      about: ['meteorite', 'meteor crater'],
      level: 'easy',
      lines: [
        ['national-park', 'In Arizona, there is a hole more than a kilometre wide.'],
        ['volcano', 'For a long time, people took it for a volcano.'],
        ['rock', 'In truth, a block of iron struck there about fifty thousand years ago.'],
        ['straight-ruler', 'It was only some fifty metres across.'],
        ['collision', 'But at such speed, motion turns into a blast like that of a great bomb.'],
        ['shield', 'Smaller stones burn up or break in the air, which is our shield.'],
        ['magnifying-glass-tilted-left', 'What does reach the ground is called a meteorite.'],
        ['hourglass-done', 'Hold one, and you hold a piece of the time before there was an Earth.'],
      ],
    },
  ],
});
