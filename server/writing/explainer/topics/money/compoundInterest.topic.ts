/** How interest earns interest. */
import { defineTopic } from '../../defineTopic';

export const compoundInterest = defineTopic({
  name: 'compound interest',
  about: ['compound interest', 'interest grow', 'saving grow', 'compounding'],
  scripts: [
    {
      title: 'The snowball of money',
      about: ['how compound interest works', 'what is compound interest'],
      level: 'standard',
      lines: [
        ['coin', 'Simple interest pays you for the money that you put in.'],
        ['chart-increasing', 'Compound interest pays you for your interest, too.'],
        ['money-bag', 'Put a thousand dollars away at seven percent a year.'],
        ['calendar', 'After one year you have a thousand and seventy.'],
        ['snowman', 'Next year you earn interest on all of it, so the snowball is a little bigger.'],
        ['hourglass-not-done', 'At first the difference seems tiny.'],
        ['chart-increasing', 'After ten years your money has nearly doubled.'],
        ['sparkles', 'After thirty, it is more than seven times what you began with.'],
        ['alarm-clock', 'You added nothing but time.'],
        ['seedling', 'That is why starting early often beats starting big.'],
      ],
    },
    {
      title: 'The rule of seventy-two',
      about: ['rule of 72', 'rule of seventy-two'],
      level: 'easy',
      lines: [
        ['abacus', 'Here is a trick that bankers do in their heads.'],
        ['input-numbers', 'Divide 72 by the interest rate, in percent.'],
        ['calendar', 'The answer is roughly how many years your money needs to double.'],
        ['bank', 'At six percent, that is twelve years.'],
        ['chart-increasing', 'At nine percent, it is only eight.'],
        ['credit-card', 'The same rule works against you.'],
        ['warning', 'A credit card debt at 24 percent doubles in about three years, if nobody pays it.'],
        ['balloon', 'Inflation follows it, too.'],
        ['money-with-wings', 'At three percent, prices double in about 24 years.'],
        ['light-bulb', 'One small division, and you can feel what a percentage really means.'],
      ],
    },
  ],
});
