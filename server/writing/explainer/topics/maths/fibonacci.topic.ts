/** Fibonacci numbers and the golden ratio. */
import { defineTopic } from '../../defineTopic';

export const fibonacci = defineTopic({
  name: 'Fibonacci numbers',
  about: ['fibonacci', 'fibonacci number', 'fibonacci sequence'],
  near: ['spiral'],
  scripts: [
    {
      title: 'Rabbits, petals and cones',
      about: ['golden angle', 'fibonacci rabbit', 'fibonacci nature'],
      level: 'standard',
      lines: [
        ['rabbit', 'In 1202, Fibonacci asked how many pairs of rabbits one pair will have after a year.'],
        [
          'input-numbers',
          'Each month, the number is the sum of the two before, so one, one, two, three, five, eight, thirteen.',
        ],
        [
          'evergreen-tree',
          'Pick up a pine cone, and count its spirals, say eight one way, and thirteen the other.',
        ],
        ['sunflower', 'On a sunflower, they are often thirty-four and fifty-five.'],
        ['red-question-mark', 'Do plants calculate?'],
        ['seedling', 'Each new seed only moves to where there is most room.'],
        [
          'counterclockwise-arrows-button',
          'The angle that does it best is about one hundred and thirty-seven and a half degrees, and it makes these numbers.',
        ],
      ],
    },
    {
      title: 'The ratio that is everywhere, or not',
      about: ['golden ratio'],
      level: 'standard',
      lines: [
        [
          'divide',
          'Divide each Fibonacci number by the one before, and you come closer and closer to one point six one eight.',
        ],
        [
          'straight-ruler',
          'It is called the golden ratio, for the whole is to the large part as the large is to the small.',
        ],
        [
          'classical-building',
          'It is said to be in the Parthenon, in faces and in the shell of the nautilus.',
        ],
        ['magnifying-glass-tilted-left', 'Measure them, and mostly it is not.'],
        ['thinking-face', 'If you look at enough lines, some of them will fit.'],
        ['seedling', 'In the leaves of plants, though, it is real, and has a reason.'],
        [
          'scientist',
          'The skill of science is to love a beautiful idea, and to take out a ruler all the same.',
        ],
      ],
    },
  ],
});
