/** How secrets stay secret online. */
import { defineTopic } from '../../defineTopic';

export const encryption = defineTopic({
  name: 'encryption',
  about: ['encryption', 'cryptography', 'secret code'],
  scripts: [
    {
      title: 'The lock that everyone may have',
      about: ['https', 'end to end encryption', 'public key', 'how encryption works'],
      level: 'standard',
      lines: [
        ['locked', 'How can strangers share a secret, if everybody is listening?'],
        ['locked-with-key', 'Imagine that you hand out open padlocks, and keep the only key.'],
        ['package', 'Whoever wants to write to you puts the letter into a box and snaps your lock shut.'],
        ['key', 'Now even the writer cannot open it, but you can.'],
        ['input-numbers', 'On the internet, the padlock is a huge number, made by multiplying two primes.'],
        [
          'multiply',
          'Multiplying is easy, and finding the two again would take the fastest computers longer than a lifetime.',
        ],
        ['credit-card', 'Your browser does this whenever you pay.'],
        ['shield', 'The lock is public, and that is just why it works.'],
      ],
    },
    {
      title: 'From Caesar to Enigma',
      about: [
        'cipher',
        'enigma',
        'caesar cipher',
        'codebreaking',
        'history of encryption',
        'history of cryptography',
      ],
      level: 'standard',
      lines: [
        ['crown', 'Julius Caesar moved each letter three places along the alphabet.'],
        ['input-latin-letters', 'It kept his enemies out, as most of them could not read anyway.'],
        [
          'bar-chart',
          'Arab scholars broke such codes a thousand years ago, by counting, since some letters are always common.',
        ],
        [
          'keyboard',
          'In the Second World War, the Enigma changed its alphabet with each key that was pressed.',
        ],
        ['infinity', 'It had more settings than anyone could try.'],
        [
          'scientist',
          'Mathematicians in Poland found the first way in, and Alan Turing and many others built machines to go on.',
        ],
        ['ship', 'Their work saved convoys, and perhaps years of war.'],
        ['warning', 'The weak spot was often a lazy person.'],
      ],
    },
  ],
});
