/** How other people change what we do. */
import { defineTopic } from '../../defineTopic';

export const groups = defineTopic({
  name: 'how groups change us',
  about: ['social psychology'],
  scripts: [
    {
      title: 'The wrong line',
      about: [
        'conformity',
        'peer pressure',
        'group thinking',
        'why people follow the crowd',
        'follow crowd',
        'herd mentality',
        'asch',
      ],
      level: 'easy',
      lines: [
        ['straight-ruler', 'Which of three lines is as long as the first?'],
        ['person-raising-hand', 'A child could tell you, and alone, hardly anyone is wrong.'],
        ['person-standing', 'In 1951, Solomon Asch put one real subject among a group of actors.'],
        ['speaking-head', 'One after another, they named the same wrong line, quite calmly.'],
        ['fearful-face', 'Then it was his turn.'],
        ['bar-chart', 'About three people in four went along with the group at least once.'],
        ['thinking-face', 'Some thought that their eyes were bad, and most did not want to stand out.'],
        ['light-bulb', 'But if only one other gave the right answer, nearly all found their courage.'],
        ['megaphone', 'One voice is enough, and it may as well be yours.'],
      ],
    },
    {
      title: 'A tenth of a second',
      about: ['first impression', 'first impressions'],
      level: 'standard',
      lines: [
        [
          'stopwatch',
          'Show somebody a face for a tenth of a second, and they will tell you whether it can be trusted.',
        ],
        ['eyes', 'More time only makes them surer.'],
        [
          'office-worker',
          'First impressions come from the face, the voice and the handshake, and they colour all that follows.',
        ],
        ['red-question-mark', 'Are they right?'],
        ['balance-scale', 'Less often than we feel, for a baby face is no proof of honesty.'],
        ['teacher', 'We then look for what fits, and overlook what does not.'],
        ['musical-notes', 'Some orchestras let musicians play behind a curtain, so that one only hears.'],
        ['ear', 'If you want to judge well, it helps to close your eyes and to wait.'],
      ],
    },
  ],
});
