/** The number pi. */
import { defineTopic } from '../../defineTopic';

export const pi = defineTopic({
  name: 'pi',
  about: ['pi', 'number pi', '3.14'],
  near: ['pi day', 'circle'],
  scripts: [
    {
      title: 'The number in every circle',
      about: ['circumference', 'digits of pi', 'what is pi'],
      level: 'standard',
      lines: [
        ['pizza', 'Lay a string around a pizza, then across it.'],
        ['divide', 'It goes across three times, and a bit is left.'],
        ['bullseye', 'Do it with a coin, or with the Earth, and the bit is always the same.'],
        [
          'infinity',
          'Its digits, three point one four one five nine, never end, and never repeat in a pattern.',
        ],
        [
          'triangular-ruler',
          'Archimedes drew polygons of ninety-six sides, inside and outside of a circle, and trapped it between two fractions.',
        ],
        ['laptop', 'Computers have gone past a hundred trillion digits.'],
        ['rocket', 'For flights to the planets, fifteen are enough.'],
        [
          'water-wave',
          'It turns up in waves, in chance and in the swing of a pendulum, where nobody sees a circle.',
        ],
      ],
    },
    {
      title: 'A needle that knows pi',
      about: ['buffon needle', 'buffon'],
      level: 'standard',
      lines: [
        ['sewing-needle', "Draw lines on the floor, one needle's length apart, and drop a needle."],
        ['game-die', 'Sometimes it crosses a line, and sometimes not.'],
        ['memo', 'Count both, for a thousand times.'],
        ['divide', 'Take twice the number of throws, and divide it by the number of crossings.'],
        ['exploding-head', 'You get something near three point one four.'],
        ['red-question-mark', 'Where is the circle?'],
        [
          'counterclockwise-arrows-button',
          'It hides in the turning, since the needle may lie in any direction, and all of them together are a circle.',
        ],
        ['scientist', 'The Count of Buffon found it in the eighteenth century.'],
        [
          'desktop-computer',
          'In this spirit, computers still throw millions of dice, when the sums are too hard.',
        ],
      ],
    },
  ],
});
