/** Fractions and percent: pizza, a burger and a sale. */
import { defineTopic } from '../../defineTopic';

export const fractions = defineTopic({
  name: 'fractions and percent',
  about: ['fractions and percent', 'fractions and percentages'],
  near: ['long division', 'ratio'],
  scripts: [
    {
      title: 'A pizza is a good teacher',
      about: [
        'fraction',
        'fractions',
        'what are fractions',
        'add fractions',
        'fractions work',
        'divide fractions',
        'multiply fractions',
        'simplify fractions',
        'learn fractions',
      ],
      level: 'easy',
      lines: [
        ['pizza', 'Cut a pizza into four equal parts, and eat three.'],
        [
          'input-numbers',
          'You have had three quarters, a fraction, with how many on top, and of what below.',
        ],
        ['kitchen-knife', 'Cut each part in two, and it is six eighths, which is just as much pizza.'],
        ['no-entry', 'To add a half and a third, you need pieces of one size.'],
        ['multiply', 'Cut both into sixths, and three and two of them are five sixths.'],
        ['check-mark-button', 'Never add what is below, the name of the piece.'],
        ['scissors', 'Half of a third is a sixth, so times means of.'],
        ['red-question-mark', 'And how many quarters go into two pizzas?'],
        ['hundred-points', 'Eight, so to divide by a quarter is to multiply by four.'],
      ],
    },
    {
      title: 'The burger that was too big',
      about: [
        'third pound burger',
        'one third one quarter',
        'bigger fraction',
        'compare fractions',
        'fractions hard',
        'why fractions matter',
        'which fraction is bigger',
      ],
      level: 'standard',
      lines: [
        ['hamburger', 'In the eighties, an American chain sold a burger of a third of a pound.'],
        ['money-bag', 'It cost as much as the quarter pounder next door, and tasted better.'],
        ['chart-decreasing', 'Yet it did not sell.'],
        ['speech-balloon', 'The firm asked why, and more than half thought that they would get less meat.'],
        ['thinking-face', 'A third, they said, is less than a quarter, because three is less than four.'],
        [
          'pizza',
          'But a fraction with a larger number below has smaller pieces, as the cake is cut into more of them.',
        ],
        ['balance-scale', 'So a third is more than a quarter, and a tenth is less than a fifth.'],
        ['trophy', 'It is the most expensive fraction in the history of lunch.'],
      ],
    },
    {
      title: 'Why twice twenty is not forty',
      about: [
        'percent',
        'percentage',
        'percentages',
        'calculate a percentage',
        'what is percent',
        'percentages work',
        'percent mean',
        'discount',
        'calculate percentages',
      ],
      level: 'standard',
      lines: [
        ['hundred-points', 'Percent means, of a hundred.'],
        ['input-numbers', 'One percent of two hundred is two, so seven percent is fourteen.'],
        [
          'magic-wand',
          'A trick is that it works both ways, so eight percent of fifty is fifty percent of eight, which is four.',
        ],
        ['label', 'A coat for one hundred is cut by twenty percent, and then by another twenty.'],
        ['no-entry', 'It is not sixty, but sixty-four, since the second cut is taken from eighty.'],
        ['roller-coaster', 'A share that falls by half must then double to be back.'],
        [
          'chart-increasing',
          'And if a rate goes from four percent to five, it has gone up by one point, but by a quarter.',
        ],
        ['red-question-mark', 'So whenever you read a percentage, ask, of what?'],
      ],
    },
  ],
});
