/** Chance and probability. */
import { defineTopic } from '../../defineTopic';

export const probability = defineTopic({
  name: 'chance',
  about: ['probability', 'chance', 'odds'],
  near: ['luck', 'gambling'],
  scripts: [
    {
      title: 'Twenty-three birthdays',
      about: ['birthday paradox', 'birthday problem', 'coincidence'],
      level: 'standard',
      lines: [
        [
          'birthday-cake',
          'How many people must come to a party until two of them are likely to share a birthday?',
        ],
        ['thinking-face', 'Most of us guess a hundred or more.'],
        ['input-numbers', 'Twenty-three are enough.'],
        [
          'link',
          'What counts is not the guests but the pairs, and twenty-three people make two hundred and fifty-three pairs.',
        ],
        ['soccer-ball', 'There are as many on a football field, with the referee.'],
        ['hundred-points', 'With seventy, it is nearly certain.'],
        ['brain', 'Our feeling for chance comes from small groups, and fails with large ones.'],
        ['newspaper', 'That is why, in a big world, something incredible is in the newspaper every day.'],
      ],
    },
    {
      title: 'The goat behind the door',
      about: ['monty hall', 'monty hall problem'],
      level: 'easy',
      lines: [
        [
          'door',
          'In a game, there are three doors, and behind one of them is a car, and goats are behind the others.',
        ],
        ['person-raising-hand', 'You pick the first.'],
        ['unlocked', 'The host, who knows all, opens another, and shows you a goat.'],
        ['red-question-mark', 'Do you stay, or change?'],
        ['balance-scale', 'It seems all the same, but it is not.'],
        ['divide', 'Your door was right in one case of three, and that has not changed.'],
        ['automobile', 'So in two cases of three, the car is behind the remaining one.'],
        [
          'envelope',
          'When a columnist printed this in 1990, thousands wrote angry letters, professors among them.',
        ],
        ['game-die', 'Play it thirty times with cards, and you will change.'],
      ],
    },
  ],
});
