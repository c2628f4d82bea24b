/** Democracy and voting. */
import { defineTopic } from '../../defineTopic';

export const democracy = defineTopic({
  name: 'democracy',
  about: ['democracy'],
  near: ['parliament'],
  scripts: [
    {
      title: 'The worst form, except for the others',
      about: ['what is democracy', 'separation of powers'],
      level: 'standard',
      lines: [
        [
          'ballot-box-with-ballot',
          'Every ballot weighs the same, that of a cleaner and that of a billionaire.',
        ],
        ['person-raising-hand', 'This simple idea is younger than most people think.'],
        [
          'calendar',
          'New Zealand was the first country to let women vote, in 1893, and Switzerland waited until 1971.',
        ],
        [
          'counterclockwise-arrows-button',
          'A democracy is not there to find the best ruler, but to get rid of a bad one without blood.',
        ],
        [
          'balance-scale',
          'Therefore power is parted, and some make laws, some carry them out, and others judge.',
        ],
        ['newspaper', 'A free press looks over their shoulders.'],
        ['shield', 'And some rights cannot be voted away, not even by ninety-nine against one.'],
      ],
    },
    {
      title: 'How to count a vote',
      about: ['voting', 'vote', 'election', 'how elections work', 'voting system'],
      level: 'standard',
      lines: [
        ['input-numbers', 'Three friends choose a meal, and each method of counting may pick another dish.'],
        ['pizza', 'If each names one favourite, pizza may win, though most of them dislike it.'],
        ['memo', 'If they rank all dishes, the one that everyone puts second may come first.'],
        [
          'trophy',
          'Some countries give each district to the one with the most votes, which brings clear winners.',
        ],
        ['bar-chart', 'Others give seats by share, which brings small parties and long talks.'],
        ['scientist', 'In 1951, Kenneth Arrow proved that no way of ranking can be fair in every respect.'],
        ['thinking-face', 'So how we count is itself a choice.'],
        ['handshake', 'What matters most is that the losers accept it.'],
      ],
    },
  ],
});
