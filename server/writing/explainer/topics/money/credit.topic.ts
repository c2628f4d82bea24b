/** Credit: a house, a score and a card. */
import { defineTopic } from '../../defineTopic';

export const credit = defineTopic({
  name: 'borrowing money',
  about: ['loan', 'credit', 'borrow', 'borrow money'],
  near: ['student loan', 'bankruptcy', 'national debt'],
  scripts: [
    {
      title: 'A house for thirty years',
      about: [
        'mortgage',
        'what is a mortgage',
        'mortgage work',
        'mortgages work',
        'home loan',
        'loans work',
        'loan work',
        'buy a house',
        'what is a loan',
      ],
      level: 'easy',
      lines: [
        ['house', 'Hardly anybody can pay for a house at once.'],
        ['handshake', 'So a bank lends the money, and the house stands good for it, and that is a mortgage.'],
        ['no-entry', 'Whoever stops paying can lose the house.'],
        ['calendar', 'Each month, one pays back a little of the loan, and interest on what is left.'],
        [
          'chart-decreasing',
          'In the first years, most of it is interest, and at the end, almost nothing is.',
        ],
        ['input-numbers', 'Take two hundred thousand at five percent for thirty years.'],
        ['money-with-wings', 'In the end, you have paid almost as much again for borrowing.'],
        ['scissors', 'A little more each month saves years.'],
        [
          'umbrella-with-rain-drops',
          'And keep three months of rates aside, as life is seldom calm for thirty years.',
        ],
      ],
    },
    {
      title: 'A number that trusts you',
      about: [
        'credit score',
        'what is a credit score',
        'credit scores work',
        'good credit score',
        'improve credit score',
        'build credit',
        'raise credit score',
        'fico',
      ],
      level: 'easy',
      lines: [
        [
          'magnifying-glass-tilted-left',
          'Before a bank lends you money, it would like to know whether you will pay it back.',
        ],
        ['bar-chart', 'In many countries, companies turn your past into a number, the credit score.'],
        ['input-numbers', 'In America it goes from 300 to 850.'],
        ['calendar', 'What counts most is that you pay your bills on time.'],
        ['credit-card', 'Next comes how much of your limit you use, and less than a third is a good rule.'],
        ['hourglass-done', 'Old accounts help, and many new ones at once do not.'],
        ['detective', 'Ask for your report once a year, and have mistakes put right.'],
        ['no-entry', 'Nobody can sell you a good score.'],
        ['stopwatch', 'It is built slowly, and lost with one bill that was forgotten.'],
      ],
    },
    {
      title: 'The card that makes waiting expensive',
      about: [
        'credit card',
        'credit card work',
        'credit cards work',
        'what is a credit card',
        'get out of debt',
        'credit card debt',
        'minimum payment',
        'pay off debt',
        'debt',
      ],
      level: 'easy',
      lines: [
        ['credit-card', 'A credit card lends you money each time you pay.'],
        ['calendar', 'If you pay the whole bill at the end of the month, that costs nothing.'],
        ['chart-increasing', 'If you do not, it often costs twenty percent a year or more.'],
        ['receipt', 'The smallest payment on the bill is the trap.'],
        [
          'hourglass-not-done',
          'Whoever owes two thousand and always pays only that can need more than ten years.',
        ],
        ['memo', 'To get out of debt, write down all that you owe, with its interest.'],
        ['up-arrow', 'Pay the smallest rate on each, and all that you can spare on the most expensive one.'],
        ['scissors', 'When it is gone, move on to the next.'],
        ['locked', 'And until then, leave the card at home.'],
      ],
    },
  ],
});
