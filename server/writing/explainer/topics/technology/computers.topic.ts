/** How computers count with two digits. */
import { defineTopic } from '../../defineTopic';

export const computers = defineTopic({
  name: 'computers',
  about: ['computer'],
  near: ['programming'],
  scripts: [
    {
      title: 'Only yes and no',
      about: [
        'how computers work',
        'binary',
        'binary code',
        'processor',
        'chip',
        'transistor',
        'cpu',
        'bits and bytes',
      ],
      level: 'easy',
      lines: [
        ['laptop', 'A computer knows just two things, on and off.'],
        ['light-bulb', 'Its smallest part is a switch, the transistor.'],
        [
          'input-numbers',
          'Write on as one and off as zero, and with eight of them you can count to two hundred and fifty-five.',
        ],
        ['input-latin-letters', 'Number the letters, and you can write.'],
        ['artist-palette', 'Number the colours, and you can paint.'],
        [
          'puzzle-piece',
          'A few switches together can say and, or, and not, and from these you can build adding, comparing and deciding.',
        ],
        ['dashing-away', 'They do it billions of times a second.'],
        ['straight-ruler', 'On a chip the size of a fingernail, there are billions of such switches.'],
        ['cooking', 'It is all just recipes, in very small steps.'],
      ],
    },
    {
      title: 'The program before the machine',
      about: [
        'ada lovelace',
        'charles babbage',
        'first program',
        'first programmer',
        'history of computers',
        'first computer',
      ],
      level: 'standard',
      lines: [
        ['gear', 'In the 1840s Charles Babbage planned a computer of brass wheels, to be driven by steam.'],
        ['cross-mark', 'It was never built.'],
        ['memo', 'Ada Lovelace, a young mathematician, wrote notes on it.'],
        ['ledger', 'In them, step by step, she set down how it could calculate a famous row of numbers.'],
        ['laptop', 'Many call it the first computer program.'],
        [
          'musical-notes',
          'She saw farther than Babbage did, for if notes can be put into numbers, she wrote, such a machine might compose music.',
        ],
        ['hourglass-done', 'A century passed before anybody could run a program.'],
        ['label', 'One language bears her name.'],
      ],
    },
  ],
});
