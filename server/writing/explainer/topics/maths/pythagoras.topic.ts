/** Pythagoras: a rope, and a president's proof. */
import { defineTopic } from '../../defineTopic';

export const pythagoras = defineTopic({
  name: 'the Pythagorean theorem',
  about: ['pythagorean theorem', 'pythagoras', 'pythagoras theorem', 'pythagorean'],
  near: ['trigonometry', 'hypotenuse'],
  scripts: [
    {
      title: 'A rope with twelve knots',
      about: [
        'pythagorean theorem work',
        'what is the pythagorean theorem',
        'right triangle',
        '3 4 5 triangle',
        'pythagorean theorem used for',
        'right angle',
      ],
      level: 'standard',
      lines: [
        ['thread', 'Take a rope with twelve knots, evenly spaced, and tie the ends together.'],
        ['triangular-ruler', 'Pull it tight to a triangle with sides of three, four and five.'],
        ['check-mark-button', 'Its largest corner is a right angle, as exact as any carpenter wants.'],
        [
          'multiply',
          'Three times three is nine, four times four is sixteen, and together that is twenty-five, which is five times five.',
        ],
        [
          'input-numbers',
          'In every triangle with a right angle, the squares of the two short sides make the square of the long one.',
        ],
        ['mobile-phone', 'Your phone uses it to say how far away something is.'],
        ['ladder', 'So does whoever leans a ladder on a wall.'],
        ['scroll', 'It was known in Babylon a thousand years before Pythagoras.'],
      ],
    },
    {
      title: 'The proof of a president',
      about: [
        'prove pythagorean theorem',
        'pythagorean theorem proof',
        'proof of pythagoras',
        'who was pythagoras',
        'history of pythagoras',
        'proofs of the pythagorean theorem',
      ],
      level: 'standard',
      lines: [
        [
          'classical-building',
          'In 1876, a member of Congress, James Garfield, found a new proof of the theorem of Pythagoras.',
        ],
        [
          'triangular-ruler',
          'He put two equal triangles with a right angle side by side, drew a line, and counted the area in two ways.',
        ],
        ['ballot-box-with-ballot', 'Five years later, he was president of the United States.'],
        ['hundred-points', 'A book from 1940 holds some three hundred and seventy proofs.'],
        [
          'school',
          'In 2022, two girls at school in New Orleans found one by a road that many thought closed.',
        ],
        ['bust-in-silhouette', 'Pythagoras himself left no writing, and led a club with strange rules.'],
        ['beans', 'Its members, it is said, were not allowed to eat beans.'],
        ['thinking-face', 'Whether he proved it at all, nobody knows.'],
      ],
    },
  ],
});
