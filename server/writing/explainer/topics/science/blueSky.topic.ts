/** Why the sky is blue. */
import { defineTopic } from '../../defineTopic';

export const blueSky = defineTopic({
  name: 'the blue sky',
  about: [],
  scripts: [
    {
      title: 'Why the sky is blue',
      about: ['sky blue', 'sky look blue day', 'blue sky', 'sky colour', 'sky color'],
      level: 'standard',
      lines: [
        ['cloud', 'The sky has no blue paint in it, only air.'],
        ['sun', 'Sunlight looks white, but it holds every colour of the rainbow.'],
        ['water-wave', 'Red light travels in long waves, and blue light in short ones.'],
        ['bubbles', 'When light meets the tiny molecules of air, some of it bounces off in all directions.'],
        ['sparkles', 'Short waves bounce far more often than long ones.'],
        ['eye', 'So blue light reaches your eyes from every part of the sky.'],
        ['rainbow', 'Violet is scattered even more.'],
        ['glasses', 'But the Sun sends less of it, and our eyes are less sensitive to it.'],
        ['scientist', 'The physicist Lord Rayleigh explained this in the nineteenth century.'],
        ['artist-palette', 'The blue that you see is sunlight, taken apart.'],
      ],
    },
    {
      title: 'Why sunsets are red',
      about: ['sunset', 'sunset red', 'sunset orange', 'sky red'],
      level: 'easy',
      lines: [
        ['sunset', 'The same air that makes noon blue makes the evening red.'],
        ['sun', 'At noon, sunlight falls almost straight down through the air.'],
        ['straight-ruler', 'At sunset it comes in at a low angle.'],
        ['cloud', 'It has to pass through many times as much air to reach you.'],
        ['sparkles', 'On that long way, most of the blue is scattered out of the beam.'],
        ['artist-palette', 'What arrives is mostly orange and red.'],
        ['fog', 'Dust and smoke in the air can make the colours even stronger.'],
        ['volcano', 'After great volcanic eruptions, sunsets glowed for months around the world.'],
        ['rocket', 'On Mars it is the other way round.'],
        ['ringed-planet', 'There the day is butterscotch, and the sunset is blue.'],
      ],
    },
  ],
});
