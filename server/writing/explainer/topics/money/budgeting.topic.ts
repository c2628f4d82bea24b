/** How to make a budget. */
import { defineTopic } from '../../defineTopic';

export const budgeting = defineTopic({
  name: 'budgets',
  about: ['budget', 'budgeting', 'save money', 'personal finance', 'saving money', 'manage money'],
  scripts: [
    {
      title: 'A budget in three numbers',
      about: [
        'how to make a budget',
        'make a budget',
        '50 30 20',
        'how to budget',
        'how to manage money',
        'how to save money',
      ],
      level: 'easy',
      lines: [
        ['money-bag', 'A budget is a plan for money before it is gone.'],
        ['receipt', 'First find out what you really spend, for one month.'],
        ['ledger', 'Write down everything, without judging it.'],
        ['input-numbers', 'Then try three numbers: fifty, thirty and twenty.'],
        ['house', 'Fifty percent is for needs, such as rent, food and heating.'],
        ['party-popper', 'Thirty percent is for wishes.'],
        ['coin', 'Twenty percent is for saving, and for paying back debts.'],
        ['balance-scale', 'If rent is high where you live, change the numbers, but keep the order.'],
        ['alarm-clock', 'Let the saving leave your account on payday, by itself.'],
        ['trophy', 'What you never see, you will not miss.'],
      ],
    },
    {
      title: 'The fund that lets you sleep',
      about: ['emergency fund'],
      level: 'easy',
      lines: [
        ['ring-buoy', 'The first goal of saving is not to get rich.'],
        ['sleeping-face', 'It is to sleep well.'],
        ['automobile', 'Cars break down, teeth hurt and jobs end, always at the wrong time.'],
        ['credit-card', 'Without a reserve, every surprise becomes an expensive debt.'],
        ['bank', 'So collect an emergency fund in an account that you can reach at once.'],
        ['bullseye', 'Begin with a small goal, such as five hundred.'],
        ['calendar', 'Then aim for what three to six months of living cost.'],
        ['no-entry', 'This money is not for holidays, and not for the stock market.'],
        ['counterclockwise-arrows-button', 'When you have used some, fill it up again.'],
        ['shield', 'It will not make you rich, but it makes you hard to knock over.'],
      ],
    },
  ],
});
