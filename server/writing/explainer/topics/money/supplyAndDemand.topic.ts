/** How prices are made. */
import { defineTopic } from '../../defineTopic';

export const supplyAndDemand = defineTopic({
  name: 'prices and markets',
  about: [],
  near: ['economics'],
  scripts: [
    {
      title: 'The price of an umbrella',
      about: ['supply and demand', 'price', 'how prices are set', 'market economy', 'why things cost'],
      level: 'standard',
      lines: [
        ['umbrella-with-rain-drops', 'When it starts to rain, umbrellas become dear.'],
        ['person-raising-hand', 'More people want one, and there are no more of them than before.'],
        ['up-arrow', 'Sellers see it and ask for more.'],
        ['factory', 'Because of the good price, others bring umbrellas to the corner.'],
        ['down-arrow', 'Soon there are many, and the price comes down.'],
        ['balance-scale', 'Where as much is wanted as is offered, it settles.'],
        ['megaphone', 'So a price is a message, and says what is scarce, without anybody giving orders.'],
        [
          'warning',
          'It can be wrong, if one seller owns all umbrellas, or if the buyers do not know that they leak.',
        ],
      ],
    },
    {
      title: 'When a flower cost a house',
      about: ['tulip mania', 'tulip bubble', 'market bubble', 'financial bubble'],
      level: 'standard',
      lines: [
        ['tulip', 'In the winter of 1637, people in Holland sold tulips that were still under the snow.'],
        ['chart-increasing', 'Prices rose from week to week, and so people bought, and so prices rose.'],
        ['houses', 'One rare bulb was said to be worth a house on a canal.'],
        ['memo', 'Hardly anyone wanted to plant them, for they traded in slips of paper.'],
        ['red-question-mark', 'Then, in February, at one auction nobody made a bid.'],
        ['chart-decreasing', 'Within days, the price collapsed.'],
        ['open-book', 'Historians think that fewer people were ruined than legend has it.'],
        [
          'balance-scale',
          'But it is still a good question to ask when everyone is buying, would I want it, if I could never sell it?',
        ],
      ],
    },
  ],
});
