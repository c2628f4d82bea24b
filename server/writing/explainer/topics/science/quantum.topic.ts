/** Quantum physics: the cat in the box, and the other computer. */
import { defineTopic } from '../../defineTopic';

export const quantum = defineTopic({
  name: 'quantum physics',
  about: ['quantum', 'quantum physics', 'quantum mechanics', 'quantum theory'],
  near: ['string theory', 'quantum entanglement'],
  scripts: [
    {
      title: 'The cat in the box',
      about: [
        'schrodinger cat',
        'schrodinger',
        "schrodinger's cat",
        'what is quantum physics',
        'superposition',
        'what is quantum mechanics',
        'quantum physics explained',
        'what is quantum theory',
      ],
      level: 'standard',
      lines: [
        ['water-wave', 'Very small things behave like waves until somebody looks.'],
        ['game-die', 'Quantum physics does not say where one is, only how likely it is here or there.'],
        ['package', 'In 1935, Erwin Schrödinger thought of a cat in a closed box.'],
        [
          'radioactive',
          'With it is an atom, which may or may not decay, and if it does, poison is set free.',
        ],
        ['thinking-face', 'If the atom is both at once, is the cat alive and dead?'],
        ['cat', 'No cat was harmed, as he only wanted to show how strange it is.'],
        ['scientist', 'Nobody agrees to this day what it means.'],
        ['mobile-phone', 'But it works, and without it there would be no chips, no lasers and no phones.'],
      ],
    },
    {
      title: 'Neither yes nor no',
      about: ['quantum computer', 'quantum computing', 'qubit', 'quantum computers work'],
      level: 'easy',
      lines: [
        ['input-numbers', 'A normal computer counts in bits, and each of them is zero or one.'],
        ['coin', 'That of a quantum computer is more like a coin that spins.'],
        [
          'infinity',
          'It can be a mix of both, and a few hundred hold more mixes than there are atoms in the universe.',
        ],
        ['cross-mark', 'But it does not try all answers at once, since looking gives only one.'],
        ['water-wave', 'The art is to let wrong answers cancel out, like waves.'],
        ['snowflake', 'Many must be colder than outer space, and the slightest shake spoils the sum.'],
        ['key', 'One day, they may break our codes, and help to find medicines.'],
        ['hourglass-not-done', 'For your mail and your films, they will be of no use.'],
      ],
    },
  ],
});
