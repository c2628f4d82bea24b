/** What banks do. */
import { defineTopic } from '../../defineTopic';

export const banks = defineTopic({
  name: 'banks',
  about: ['bank'],
  scripts: [
    {
      title: 'Where your savings spend the day',
      about: ['how banks work', 'banks make money', 'savings account', 'bank run'],
      level: 'easy',
      lines: [
        ['bank', 'The money that you bring to the bank is not in a drawer with your name on it.'],
        ['handshake', 'The bank lends it to somebody who wants to buy a house or open a shop.'],
        ['hundred-points', 'They pay interest, and you get a part of it.'],
        ['balance-scale', 'The difference pays for the bank and for loans that are never paid back.'],
        ['money-bag', 'It keeps only some cash, because not everyone comes on the same day.'],
        ['fearful-face', 'If all did, no bank could pay, and that is called a run.'],
        ['shield', 'That is why many states insure savings up to a limit.'],
        ['link', 'A bank lives on trust, and lends it on.'],
      ],
    },
    {
      title: 'A bench in the market',
      about: ['history of banks', 'history of banking', 'medici bank'],
      level: 'standard',
      lines: [
        ['chair', 'Bank is an old word for bench.'],
        ['coin', 'In the towns of Italy, money changers sat at one, behind heaps of foreign coins.'],
        [
          'hammer',
          'When one of them could no longer pay, his bench was broken, and bankrupt means just that.',
        ],
        ['envelope', 'Merchants did not like to carry gold past robbers.'],
        [
          'memo',
          'So they left it in Florence, and took along a letter that told a partner in Bruges to pay.',
        ],
        [
          'ledger',
          'The Medici did this in many cities, and kept books in which everything stood twice, once as given and once as owed.',
        ],
        ['bank', 'In Siena, a bank from 1472 is still open.'],
      ],
    },
  ],
});
