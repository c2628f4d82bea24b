/** How muscles work and grow. */
import { defineTopic } from '../../defineTopic';

export const muscles = defineTopic({
  name: 'muscles',
  about: ['muscle'],
  near: ['exercise', 'workout'],
  scripts: [
    {
      title: 'The rope team',
      about: ['how muscles work', 'muscle fibre', 'how many muscles'],
      level: 'easy',
      lines: [
        ['flexed-biceps', 'Lift a cup, and millions of ropes are pulled.'],
        ['thread', 'A muscle is made of fibres, and in each fibre two kinds of threads lie side by side.'],
        [
          'hand-with-fingers-splayed',
          'One of them has tiny heads that grab the other, pull and let go, like sailors at a rope.',
        ],
        ['down-arrow', 'The threads do not shrink, they slide into one another.'],
        ['no-entry', 'A muscle can only pull, and never push.'],
        ['balance-scale', 'That is why they come in pairs, and one bends the arm and another stretches it.'],
        [
          'person-standing',
          'There are more than six hundred, and even standing still keeps hundreds of them busy.',
        ],
        ['grinning-face-with-smiling-eyes', 'A smile needs about a dozen.'],
      ],
    },
    {
      title: 'How muscles grow',
      about: [
        'muscle grow',
        'muscles grow',
        'build muscle',
        'strength training',
        'sore muscle',
        'get stronger',
      ],
      level: 'standard',
      lines: [
        ['person-lifting-weights', 'You do not grow stronger while you train.'],
        ['brain', 'In the first weeks, it is mostly your nerves that learn to call more fibres at once.'],
        ['warning', 'Hard work makes a muscle report that it was not enough.'],
        ['person-in-bed', 'Then, while you rest, more threads are built into each fibre.'],
        ['egg', 'The stuff for it is protein.'],
        ['calendar', 'A muscle that is never challenged shrinks again, since it is expensive to feed.'],
        ['older-person', 'People of ninety have trained and grown measurably stronger.'],
        ['face-with-thermometer', 'That soreness two days later comes from tiny damage, and not from acid.'],
        ['hourglass-not-done', 'Small steps and enough sleep are the whole secret.'],
      ],
    },
  ],
});
