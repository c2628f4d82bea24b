/** Time management: a tomato, and a jar of stones. */
import { defineTopic } from '../../defineTopic';

export const timeManagement = defineTopic({
  name: 'time management',
  about: ['time management', 'manage time', 'productivity', 'productive'],
  near: ['multitasking', 'work life balance'],
  scripts: [
    {
      title: 'Twenty-five minutes and a tomato',
      about: [
        'pomodoro',
        'pomodoro technique',
        'stay focused',
        'how to focus',
        'concentrate',
        'focus better',
        'be more productive',
        'concentration',
      ],
      level: 'standard',
      lines: [
        [
          'tomato',
          'An Italian student of the eighties could not make himself work, and took a kitchen timer in the shape of a tomato.',
        ],
        ['timer-clock', 'He set it to a short time, and promised to do nothing else until it rang.'],
        ['memo', 'So the Pomodoro way was born, which is Italian for tomato.'],
        ['bullseye', 'Choose one task, and set a timer to twenty-five minutes.'],
        ['mobile-phone', 'Put the phone into another room.'],
        ['notebook', 'If something comes to your mind, write it down, and go on.'],
        ['hot-beverage', 'Then take five minutes off, and after four rounds, a longer break.'],
        ['brain', 'To begin is the hardest part, and twenty-five minutes frighten nobody.'],
        ['clapping-hands', 'You get productive by starting, and not by hurrying.'],
      ],
    },
    {
      title: 'The stones first',
      about: [
        'time management tips',
        'improve time management',
        'eisenhower matrix',
        'prioritize',
        'to do list',
        'plan your day',
        'set priorities',
        'organize my day',
        'manage your time',
      ],
      level: 'easy',
      lines: [
        ['jar', 'Fill a jar with sand, and the stones will not fit any more.'],
        ['rock', 'Put in the stones first, and the sand finds its way between them.'],
        [
          'calendar',
          'The stones are what matters, so give them a time in your day before the day fills itself.',
        ],
        ['bullseye', 'Choose three for tomorrow, the evening before.'],
        [
          'balance-scale',
          'Ask of each task whether it is important, and whether it is urgent, as General Eisenhower is said to have done.',
        ],
        ['stopwatch', 'What is both, do now.'],
        ['spiral-calendar', 'What is important but can wait, plan, as this is where time management is won.'],
        ['busts-in-silhouette', 'What is only urgent, hand on.'],
        ['wastebasket', 'And what is neither, let go.'],
      ],
    },
  ],
});
