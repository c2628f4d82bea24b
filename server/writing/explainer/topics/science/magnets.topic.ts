/** How magnets work. */
import { defineTopic } from '../../defineTopic';

export const magnets = defineTopic({
  name: 'magnets',
  about: ['magnet', 'magnetism'],
  scripts: [
    {
      title: 'A crowd that looks one way',
      about: ['how magnets work', 'magnets stick', 'make a magnet'],
      level: 'standard',
      lines: [
        ['magnet', 'Every bit of iron is full of tiny magnets.'],
        ['person-raising-hand', 'Mostly they are like people in a crowd, each facing another way.'],
        ['cross-mark', 'Their forces cancel, and nothing happens.'],
        ['megaphone', 'Hold a strong magnet close, and whole groups turn to look at it.'],
        ['handshake', 'Now they pull together, and the iron sticks.'],
        ['nut-and-bolt', 'In steel, they stay in line, and you have made a new magnet.'],
        ['fire', 'Heat shakes them apart, and a hammer blow can do so, too.'],
        ['scissors', 'Cut a magnet in two, and each half has two poles again.'],
        ['red-question-mark', 'A single pole has been looked for everywhere and never been found.'],
      ],
    },
    {
      title: 'The magnet under your feet',
      about: ['magnetic field', 'compass', 'magnetic pole', 'earth magnetic field', 'earth magnet'],
      level: 'standard',
      lines: [
        ['compass', 'A compass does not know where north is, it only obeys.'],
        [
          'globe-showing-americas',
          'The whole Earth is a magnet, made by liquid iron that flows far below us.',
        ],
        ['bird', 'Birds can feel it and find their way across oceans.'],
        ['turtle', 'Sea turtles use it to return to the beach where they hatched.'],
        ['sun', 'High above, it turns away much of the stream of particles that comes from the Sun.'],
        ['sparkles', 'Some are led to the poles, where they make the sky glow green and red.'],
        ['person-walking', 'The magnetic pole wanders by kilometres each year.'],
        [
          'counterclockwise-arrows-button',
          'And now and then, over hundreds of thousands of years, north and south change places.',
        ],
      ],
    },
  ],
});
