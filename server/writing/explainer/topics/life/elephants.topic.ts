/** Elephants: their trunk, and their memory. */
import { defineTopic } from '../../defineTopic';

export const elephants = defineTopic({
  name: 'elephants',
  about: ['elephant'],
  near: ['mammoth', 'ivory', 'rhino'],
  scripts: [
    {
      title: 'A nose with forty thousand muscles',
      about: [
        'elephant trunk',
        'elephants trunk',
        'why trunk',
        'trunk',
        'elephant nose',
        'elephants big ears',
        'elephant tusks',
        'elephants ears',
      ],
      level: 'standard',
      lines: [
        ['elephant', 'A trunk is a nose and a lip that have grown together.'],
        ['flexed-biceps', 'It has no bone, but tens of thousands of bundles of muscle.'],
        [
          'deciduous-tree',
          'With it, an elephant can push over a tree, and pick up a crisp without breaking it.',
        ],
        ['droplet', 'It draws up several litres of water, and blows them into the mouth.'],
        ['nose', 'It smells water from far away.'],
        ['mouth', 'An African elephant has two fingers at the tip, and an Asian one has one.'],
        [
          'ear-with-hearing-aid',
          'The ears are full of blood vessels, and the elephant fans itself with them to cool down.',
        ],
        [
          'tooth',
          'Tusks are teeth, and where hunters shot those with the largest, more and more are born without any.',
        ],
      ],
    },
    {
      title: 'What an elephant never forgets',
      about: [
        'elephants memory',
        'elephants never forget',
        'elephant memory',
        'elephants smart',
        'elephants mourn',
        'elephants communicate',
        'do elephants forget',
        'elephants intelligent',
      ],
      level: 'standard',
      lines: [
        ['older-person', 'An elephant family is led by its oldest female.'],
        ['droplet', 'In a drought, she remembers where there was water thirty years ago.'],
        ['chart-increasing', 'Herds with old leaders lose fewer calves.'],
        [
          'foot',
          'They speak in sounds so deep that we cannot hear them, and feel them through their feet, for kilometres.',
        ],
        ['name-badge', 'It seems that they even call each other by name.'],
        ['mirror', 'One knew itself in a mirror.'],
        [
          'headstone',
          'When they find bones of their own kind, they stop, and touch them for a long time with trunk and feet.',
        ],
        ['thinking-face', 'Whether this is grief, we cannot ask.'],
        ['baby', 'A calf is carried for twenty-two months, longer than any other animal on land.'],
      ],
    },
  ],
});
