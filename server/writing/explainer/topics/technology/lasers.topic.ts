/** What is special about laser light. */
import { defineTopic } from '../../defineTopic';

export const lasers = defineTopic({
  name: 'lasers',
  about: ['laser', 'laser light'],
  scripts: [
    {
      title: 'Light in step',
      about: ['laser beam', 'how lasers work'],
      level: 'standard',
      lines: [
        ['flashlight', 'Light from a lamp is like a crowd, in all colours and all directions.'],
        ['person-walking', 'A laser is like soldiers, who march in step, in one colour and one direction.'],
        ['atom-symbol', 'It begins with atoms that are filled with energy.'],
        [
          'high-voltage',
          'When a bit of light passes such an atom, the atom gives off a twin, which has the same beat and the same way.',
        ],
        ['mirror', 'Between two mirrors, the twins run to and fro, and make more.'],
        ['hole', 'One of the mirrors lets a little through, and that is the beam.'],
        ['full-moon', 'Such beams go to the Moon and back, and measure its distance to a centimetre or so.'],
      ],
    },
    {
      title: 'A solution looking for a problem',
      about: ['history of lasers', 'first laser', 'lasers used for', 'uses of lasers'],
      level: 'standard',
      lines: [
        ['gem-stone', 'The first laser, in 1960, was a pink ruby rod and a flash lamp.'],
        [
          'person-raising-hand',
          'Nobody needed it, and even those who built it called it a solution that was looking for a problem.',
        ],
        ['shopping-cart', 'In 1974, a packet of chewing gum was pulled over a laser at a till in Ohio.'],
        ['label', 'It was the first bar code that a shop ever read.'],
        ['musical-notes', 'Next, lasers read music from silver discs.'],
        ['eye', 'They repair eyes, cut steel and carry the internet under the oceans.'],
        ['triangular-ruler', 'A laser in the car keeps its distance to the next one.'],
        ['light-bulb', 'Never laugh at an answer just because the question is late.'],
      ],
    },
  ],
});
