/** What the stock market is. */
import { defineTopic } from '../../defineTopic';

export const stockMarket = defineTopic({
  name: 'the stock market',
  about: ['stock market', 'stock', 'share market', 'shares'],
  scripts: [
    {
      title: 'What a share is',
      about: ['stock market work', 'stocks work', 'what is a share', 'what is a stock', 'dividend'],
      level: 'standard',
      lines: [
        ['office-building', 'A share is a small piece of a company.'],
        ['coin', 'If you own one, you own a part of what it has and earns.'],
        ['person-raising-hand', 'Companies sell shares to raise money for new ideas.'],
        ['handshake', 'Afterwards people trade them with each other on an exchange.'],
        ['balance-scale', 'The price is simply what a buyer and a seller agree on.'],
        ['chart-increasing', 'If many expect better days, it rises.'],
        ['chart-decreasing', 'If many are worried, it falls.'],
        ['wrapped-gift', 'Some companies also pay out part of their profit, which is called a dividend.'],
        ['warning', 'A single company can fail completely.'],
        ['shopping-cart', 'So many people buy a fund that holds hundreds of them, and wait for years.'],
      ],
    },
    {
      title: 'Why waiting often wins',
      about: [
        'investing beginner',
        'how to invest',
        'start investing',
        'invest in stocks',
        'index fund',
        'investing',
      ],
      level: 'easy',
      lines: [
        ['stopwatch', 'From one day to the next, the stock market is close to a coin toss.'],
        ['hourglass-not-done', 'Over decades, broad markets have mostly risen.'],
        ['chart-increasing', 'That is because companies, taken together, learned to make more.'],
        ['roller-coaster', 'On the way there were crashes of a third, a half or more.'],
        ['fearful-face', 'Those who sold in fear turned a loss on paper into a real one.'],
        [
          'magnifying-glass-tilted-left',
          'Picking the winners is hard, and most professionals do not manage it for long.',
        ],
        ['money-with-wings', 'Fees add up, too.'],
        ['basket', 'So spread your money widely, and keep your costs low.'],
        ['locked', 'Invest only what you will not need for years.'],
        ['crystal-ball', 'Nobody can promise the past will repeat.'],
      ],
    },
    {
      title: 'A basket with one price',
      about: [
        'etf',
        'etfs',
        'exchange traded fund',
        'what is an etf',
        'mutual fund',
        's&p 500',
        'diversification',
      ],
      level: 'easy',
      lines: [
        ['basket', 'An ETF is a basket of shares with one price.'],
        ['memo', 'Mostly it copies a list, such as five hundred large companies of America.'],
        ['robot', 'A program does it, so the fees are small.'],
        ['red-apple', 'If one company in the basket fails, you hardly notice.'],
        ['globe-with-meridians', 'An ETF on the whole world holds well over a thousand of them.'],
        ['shopping-cart', 'You buy it on the stock market, and many people put in the same sum each month.'],
        [
          'chart-decreasing',
          'It does not shield you when everything falls, and it falls by a third now and then.',
        ],
        ['magnifying-glass-tilted-left', 'Look at the yearly cost, and at what is in it.'],
        ['no-entry', 'Keep away from what you do not understand.'],
      ],
    },
  ],
});
