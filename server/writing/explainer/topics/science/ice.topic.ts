/** Why ice floats and pipes burst. */
import { defineTopic } from '../../defineTopic';

export const ice = defineTopic({
  name: 'ice and snow',
  about: [],
  scripts: [
    {
      title: 'The strange behaviour of water',
      about: [
        'ice',
        'freezing',
        'freeze',
        'ice float',
        'why ice floats',
        'water freeze',
        'ice cube',
        'frozen',
      ],
      level: 'easy',
      lines: [
        ['ice', 'Nearly everything shrinks when it freezes, and water grows.'],
        ['handshake', "In ice, its molecules hold each other at arm's length, in rings of six."],
        ['down-arrow', 'Melted, they crowd together more tightly.'],
        ['up-arrow', 'So ice is lighter than water, and floats.'],
        ['water-wave', 'It sounds like a small thing, but life in lakes depends on it.'],
        ['snowflake', 'Ice forms on top and keeps the cold out, like a blanket.'],
        ['fish', 'Below, at four degrees, fish wait for the spring.'],
        ['skull', 'If ice sank, lakes could fill with it from the bottom up.'],
        ['wrench', 'The same force that saves the fish bursts pipes in winter.'],
      ],
    },
    {
      title: 'No two alike',
      about: ['snowflake', 'snow', 'snow form'],
      level: 'standard',
      lines: [
        ['snowflake', 'Catch a snowflake on a dark glove, and look quickly.'],
        ['cloud', 'It began as a speck of dust high in a cloud.'],
        [
          'handshake',
          'Water joined it, molecule by molecule, always in a ring of six, and that is why it has six arms.',
        ],
        ['wind-face', 'As it falls, it passes through colder and warmer air, drier and damper.'],
        [
          'deciduous-tree',
          'Each change makes the arms grow in another manner, as plates or as needles or as little trees.',
        ],
        ['balance-scale', 'All six live through the same, so they look alike.'],
        ['person-walking', 'Another flake takes another path.'],
        ['infinity', 'That is why you may search all your life and hardly find its twin.'],
      ],
    },
  ],
});
