/** Bitcoin: a book that everyone keeps, and two pizzas. */
import { defineTopic } from '../../defineTopic';

export const bitcoin = defineTopic({
  name: 'Bitcoin',
  about: ['bitcoin', 'cryptocurrency', 'crypto'],
  scripts: [
    {
      title: 'A book that everyone keeps',
      about: ['how bitcoin works', 'blockchain', 'bitcoin mining', 'mine bitcoin', 'what is bitcoin'],
      level: 'standard',
      lines: [
        ['ledger', 'When you pay by card, a bank writes it into its book.'],
        [
          'busts-in-silhouette',
          'With Bitcoin, thousands of computers keep the same book, and none is the boss.',
        ],
        ['package', 'New payments are packed into a block.'],
        ['game-die', 'Before it is added, computers race to guess a number that fits.'],
        ['trophy', 'The first gets new coins for it, and this is called mining.'],
        ['chains', 'Each block carries a print of the one before, like a chain.'],
        [
          'no-entry',
          'Whoever changed an old page would have to redo all later ones, faster than everyone else.',
        ],
        ['high-voltage', 'The race uses as much electricity as a whole country.'],
        ['roller-coaster', 'And the price goes up and down wildly, so nobody can promise you anything.'],
      ],
    },
    {
      title: 'Two pizzas for ten thousand coins',
      about: [
        'history of bitcoin',
        'satoshi',
        'satoshi nakamoto',
        'created bitcoin',
        'bitcoin pizza',
        'bitcoin started',
      ],
      level: 'standard',
      lines: [
        [
          'page-facing-up',
          'In October 2008, somebody called Satoshi Nakamoto sent a paper of nine pages to a mailing list.',
        ],
        ['money-with-wings', 'It described money that needs no bank.'],
        ['detective', 'To this day, nobody knows who that was.'],
        ['laptop', 'In January 2009, the first coins were made, and they were worth nothing.'],
        [
          'pizza',
          'In May 2010, a programmer in Florida offered ten thousand of them for two pizzas, and got them.',
        ],
        ['calendar', 'Fans of Bitcoin still celebrate the day.'],
        ['gem-stone', 'There can never be more than twenty-one million coins, as the program says so.'],
        ['key', 'Some millions are probably lost, because their owners lost the key.'],
        ['dashing-away', 'And since 2011, nothing has been heard of Satoshi.'],
      ],
    },
  ],
});
