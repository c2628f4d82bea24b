/** Nelson Mandela: a prison, and a shirt. */
import { defineTopic } from '../../defineTopic';

export const mandela = defineTopic({
  name: 'Nelson Mandela',
  about: ['nelson mandela', 'mandela', 'apartheid'],
  near: ['mandela effect', 'desmond tutu'],
  scripts: [
    {
      title: 'Twenty-seven years',
      about: [
        'who was nelson mandela',
        'mandela prison',
        'why was mandela in prison',
        'what was apartheid',
        'history of apartheid',
        'mandela jail',
        'robben island',
        'what is apartheid',
      ],
      level: 'standard',
      lines: [
        [
          'no-entry',
          'In South Africa, a law called apartheid said where black people might live, learn, work and even sit.',
        ],
        [
          'balance-scale',
          'Nelson Mandela was a lawyer, and fought against it, in the end also with bombs against empty buildings.',
        ],
        ['judge', 'In 1964, he stood before a court, where death was possible.'],
        [
          'speech-balloon',
          'He said that he hoped to live for a free country, but was prepared to die for it.',
        ],
        ['locked', 'He got prison for life.'],
        ['desert-island', 'For eighteen years he broke stones on an island, in a cell of two by two metres.'],
        ['closed-book', 'He learned the language of his guards.'],
        ['sunrise-over-mountains', 'In February 1990, after twenty-seven years, he walked out.'],
      ],
    },
    {
      title: 'The president in the green shirt',
      about: [
        'mandela president',
        'apartheid end',
        'end of apartheid',
        'mandela rugby',
        'mandela famous',
        'why is mandela famous',
        'what did nelson mandela do',
        'mandela do',
      ],
      level: 'standard',
      lines: [
        [
          'ballot-box-with-ballot',
          'In April 1994, lines of people stood for kilometres, and most of them voted for the first time.',
        ],
        ['person-raising-hand', 'Nelson Mandela became president, and invited one of his old guards.'],
        ['fearful-face', 'Many white people were afraid of revenge, and many black people wanted it.'],
        [
          'rugby-football',
          'In 1995, the World Cup of rugby was held there, and rugby had been the game of the rulers of apartheid.',
        ],
        ['t-shirt', 'Mandela walked onto the field in the green shirt of the team.'],
        ['clapping-hands', 'Tens of thousands of white people called his name.'],
        ['trophy', 'They won.'],
        [
          'speaking-head',
          'A commission let those speak who had suffered, and forgave some who told the truth.',
        ],
        ['door', 'After five years, he left by himself.'],
      ],
    },
  ],
});
