/** Prime numbers. */
import { defineTopic } from '../../defineTopic';

export const primes = defineTopic({
  name: 'prime numbers',
  about: ['prime number', 'prime', 'primes'],
  near: ['number theory'],
  scripts: [
    {
      title: 'The atoms of arithmetic',
      about: ['how many primes', 'how many prime numbers', 'euclid primes', 'largest prime'],
      level: 'easy',
      lines: [
        ['puzzle-piece', 'Seven eggs cannot be put into equal rows, unless it is a single one.'],
        ['egg', 'With twelve, there are many ways.'],
        [
          'atom-symbol',
          'Numbers like seven are called prime, and all others are made by multiplying them, in just one way.',
        ],
        ['infinity', 'Do they ever stop?'],
        ['scroll', 'Euclid gave the answer two thousand three hundred years ago.'],
        ['multiply', 'Suppose that you had them all, then multiply them and add one.'],
        [
          'thinking-face',
          'None of yours divides the result, for one is always left over, so some prime is missing.',
        ],
        ['open-book', 'It takes only three lines, and it is for ever.'],
        ['locked-with-key', 'Today, primes keep your passwords safe.'],
      ],
    },
    {
      title: 'The insects that can count',
      about: ['cicada'],
      level: 'standard',
      lines: [
        ['bug', 'For seventeen years, some cicadas live in the dark and suck on roots.'],
        ['calendar', 'Then, in one spring, they come out, all at once, by the million.'],
        ['speaker-high-volume', 'They sing, mate and die within weeks.'],
        ['red-question-mark', 'Others take thirteen years, so why thirteen and seventeen?'],
        ['divide', 'Both are prime, and nothing smaller divides them.'],
        [
          'bird',
          'A hunter whose numbers peak each second, third or fourth year rarely meets them at its best.',
        ],
        ['multiply', 'The two broods share a spring only once in two hundred and twenty-one years.'],
        ['thinking-face', 'It is not proved, but it may be that evolution has discovered primes.'],
      ],
    },
  ],
});
