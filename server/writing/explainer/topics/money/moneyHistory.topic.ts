/** What money is and where it came from. */
import { defineTopic } from '../../defineTopic';

export const moneyHistory = defineTopic({
  name: 'money',
  about: ['money'],
  near: ['barter'],
  scripts: [
    {
      title: 'Why money is worth anything',
      about: [
        'what is money',
        'cash',
        'banknote',
        'coin',
        'currency',
        'money valuable',
        'money value',
        'money worth',
        'history of money',
      ],
      level: 'easy',
      lines: [
        [
          'dollar-banknote',
          'A banknote costs a few cents to print, so why would a baker give you bread for it?',
        ],
        ['bread', 'He takes it because he knows that the miller will.'],
        ['handshake', 'And the miller takes it because of the farmer.'],
        ['person-raising-hand', 'Money is a promise that everyone believes, since everyone else does.'],
        ['spiral-shell', 'People have used shells, salt, beads and tea as money.'],
        ['balance-scale', 'A good one is scarce, lasts long and is easy to divide.'],
        ['house', 'It lets you sell today what you need, and keep the worth until next year.'],
        ['ledger', 'Most money now is neither coin nor paper, but a number in a book.'],
      ],
    },
    {
      title: 'The stone at the bottom of the sea',
      about: ['stone money', 'yap', 'rai stones'],
      level: 'standard',
      lines: [
        ['rock', 'On the island of Yap, money was a wheel of stone, taller than a man.'],
        ['ship', 'It was cut on another island, and brought home on rafts.'],
        ['balance-scale', 'Since nobody could carry it to market, it stayed where it was.'],
        ['speaking-head', 'Everyone simply knew whose it had become.'],
        ['water-wave', 'Once, it was told, a stone sank in a storm on the way.'],
        ['handshake', 'All agreed that it still existed, and that its owner was rich.'],
        ['thinking-face', 'For generations, one could buy things with a stone that no one had ever seen.'],
        ['bank', "It sounds odd, until you think of the gold in a bank's cellar."],
      ],
    },
  ],
});
