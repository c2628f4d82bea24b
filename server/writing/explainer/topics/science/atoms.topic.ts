/** What everything is made of. */
import { defineTopic } from '../../defineTopic';

export const atoms = defineTopic({
  name: 'atoms',
  about: ['atom', 'atom made', 'inside an atom', 'what is everything made of'],
  near: ['proton', 'neutron'],
  scripts: [
    {
      title: 'Almost nothing at all',
      about: ['electron', 'atoms empty'],
      level: 'standard',
      lines: [
        ['brick', 'The table before you seems solid, and yet it is almost empty.'],
        ['atom-symbol', 'It is made of atoms, and an atom is mostly space.'],
        [
          'soccer-ball',
          'If one were as big as a football stadium, its core would be a pea on the centre spot.',
        ],
        ['bug', 'The electrons would be somewhere in the stands, smaller than gnats.'],
        ['balance-scale', 'In that pea lies nearly all the weight.'],
        ['red-question-mark', 'Then why does your hand not fall through the table?'],
        ['magnet', 'Because the electrons of the hand and those of the wood push each other away.'],
        ['raising-hands', 'Strictly speaking, you have never quite touched anything.'],
      ],
    },
    {
      title: 'How small is small',
      about: ['how small atom', 'how big atom', 'how many atoms'],
      level: 'easy',
      lines: [
        ['red-apple', 'Take an apple and make it as large as the Earth.'],
        ['cherries', 'Its atoms would then be about as big as cherries.'],
        [
          'droplet',
          'In one drop of water, there are more atoms than grains of sand on all the beaches of the world.',
        ],
        ['counterclockwise-arrows-button', 'They do not wear out.'],
        ['sauropod', 'The water in your glass may have passed through a dinosaur.'],
        ['puzzle-piece', 'There are only some ninety kinds of them in nature.'],
        [
          'input-latin-letters',
          'Like letters, they can be put together to make everything that there is, from salt to songbirds.',
        ],
        ['scientist', 'Long ago, Democritus taught that the world is made of such pieces.'],
        ['microscope', 'He had no microscope, he had only thought it through to the end.'],
      ],
    },
  ],
});
