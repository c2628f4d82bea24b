/** The Milky Way: our galaxy, and the others. */
import { defineTopic } from '../../defineTopic';

export const milkyWay = defineTopic({
  name: 'the Milky Way',
  about: ['milky way', 'galaxy', 'galaxies'],
  near: ['andromeda', 'dark matter', 'nebula'],
  scripts: [
    {
      title: 'A city of stars',
      about: [
        'what is the milky way',
        'milky way big',
        'stars in the milky way',
        'how many stars',
        'our galaxy',
        'what is a galaxy',
        'size of the milky way',
        'how many stars are there',
      ],
      level: 'standard',
      lines: [
        ['milky-way', 'On a really dark night, you see a pale band across the sky.'],
        ['telescope', 'Galileo turned his telescope to it, and it fell apart into stars.'],
        [
          'optical-disk',
          'We live in a flat disc of more than one hundred billion of them, and see it from inside.',
        ],
        ['stopwatch', 'Light needs about a hundred thousand years from edge to edge.'],
        ['round-pushpin', 'The Sun sits a good half of the way out, in a quiet suburb.'],
        [
          'counterclockwise-arrows-button',
          'When it was last here, over two hundred million years ago, there were early dinosaurs.',
        ],
        ['hole', 'In the middle of the Milky Way lies a black hole as heavy as four million Suns.'],
        ['camera', 'In 2022, we saw its shadow.'],
      ],
    },
    {
      title: 'How many cities there are',
      about: [
        'how many galaxies',
        'edwin hubble',
        'other galaxies',
        'andromeda galaxy',
        'milky way andromeda',
        'galaxies collide',
        'number of galaxies',
        'milky way collide',
      ],
      level: 'standard',
      lines: [
        ['thinking-face', 'Not long ago, many thought that the Milky Way was all there is.'],
        ['fog', 'Nobody knew how far away the small pale clouds in the sky were.'],
        ['light-bulb', 'Henrietta Leavitt had found stars that blink more slowly, the brighter they are.'],
        ['straight-ruler', 'So one can tell how bright they really are, and from that how far.'],
        [
          'magnifying-glass-tilted-left',
          'In 1923, Edwin Hubble found one in a cloud called Andromeda, and it was far outside.',
        ],
        ['milky-way', 'It was a galaxy of its own.'],
        [
          'input-numbers',
          'Today, we guess that there are hundreds of billions of galaxies, and perhaps more.',
        ],
        [
          'collision',
          'One day, Andromeda may run into us, but stars are so far apart that they will hardly touch.',
        ],
      ],
    },
  ],
});
