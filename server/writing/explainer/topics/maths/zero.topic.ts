/** The number zero. */
import { defineTopic } from '../../defineTopic';

export const zero = defineTopic({
  name: 'zero',
  about: ['zero', 'number zero', 'invention of zero'],
  near: ['decimal', 'roman numeral', 'numbers', 'decimal system'],
  scripts: [
    {
      title: 'The nothing that counts',
      about: ['history of zero'],
      level: 'standard',
      lines: [
        ['input-numbers', 'Try to multiply in Roman numerals, and you will miss something, namely nothing.'],
        ['abacus', 'On a counting board, an empty column is simply empty.'],
        ['scroll', 'But write the numbers down, and how do you tell five from fifty?'],
        ['hole', 'In India, a dot was put into the gap, and later a ring.'],
        [
          'open-book',
          'In the year 628, Brahmagupta wrote down rules, and made zero a number like any other.',
        ],
        ['no-entry', 'Divide by it you must not.'],
        ['camel', 'Merchants and scholars took it to Baghdad, and from there it reached Europe.'],
        ['laptop', 'With a one beside it, it now runs every computer.'],
      ],
    },
    {
      title: 'The city that banned it',
      about: ['arabic numeral', 'arabic numerals'],
      level: 'standard',
      lines: [
        ['abacus', 'In Florence, in 1299, the money changers were forbidden to use the new numbers.'],
        ['fountain-pen', 'With one stroke, they said, a zero could become a six or a nine.'],
        ['ship', 'A young man from Pisa, Fibonacci, had learned them from traders in Algeria.'],
        [
          'input-latin-letters',
          'In 1202, he explained them in a thick book, nine signs, and with them the sign zero, any number can be written.',
        ],
        ['hourglass-not-done', 'It took Europe three centuries to be convinced.'],
        ['locked', 'Zero in Arabic was sifr, and from it come both zero and cipher.'],
        ['ledger', 'In the end it was the merchants who won, as it was simply quicker.'],
      ],
    },
  ],
});
