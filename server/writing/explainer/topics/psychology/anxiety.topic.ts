/** Anxiety: what it is, and what calms it. */
import { defineTopic } from '../../defineTopic';

export const anxiety = defineTopic({
  name: 'anxiety',
  about: ['anxiety', 'anxious'],
  near: ['panic disorder', 'social anxiety'],
  scripts: [
    {
      title: 'An alarm that is set too fine',
      about: [
        'what is anxiety',
        'anxiety causes',
        'anxiety feel',
        'why anxious',
        'have anxiety',
        'anxiety disorder',
        'get anxious',
      ],
      level: 'standard',
      lines: [
        ['bell', 'Anxiety is an alarm, and without one, nobody would look before crossing the street.'],
        ['anatomical-heart', 'The heart beats faster, the breath gets short, and the mind looks for danger.'],
        ['crystal-ball', 'Fear looks at what is here, and anxiety at what may come.'],
        ['thought-balloon', 'What if, it asks, and what if, again.'],
        ['high-voltage', 'In some people, the alarm is set so fine that it rings for toast.'],
        [
          'calendar',
          'When it rings on most days, for months, and keeps you from living, doctors call it a disorder.',
        ],
        ['bar-chart', 'It is among the most common of all illnesses, so you are not alone.'],
        [
          'speech-balloon',
          'And it can be treated well, by talking, by practice and, if need be, by medicine.',
        ],
      ],
    },
    {
      title: 'Four ways to quiet an alarm',
      about: [
        'deal with anxiety',
        'get rid of anxiety',
        'stop anxiety',
        'reduce anxiety',
        'help anxiety',
        'calm anxiety',
        'overcome anxiety',
        'anxiety attack',
        'panic attack',
        'manage anxiety',
        'calm down',
        'stop being anxious',
      ],
      level: 'easy',
      lines: [
        ['wind-face', 'First, breathe out longer than you breathe in, for two minutes.'],
        [
          'anatomical-heart',
          'A long breath out slows the heart, and the body tells the mind that all is well.',
        ],
        ['eyes', 'Second, name five things that you see, four that you can touch, and three that you hear.'],
        ['memo', 'Third, write the worry down, and beside it what you would tell a friend who had it.'],
        ['door', 'Fourth, do not run from what makes you anxious, but meet it in small steps.'],
        ['chart-increasing', 'Each flight makes anxiety grow, and each small visit makes it less.'],
        ['sleeping-face', 'Sleep, movement and less coffee help, too.'],
        ['health-worker', 'If it rules your days, talk to a doctor.'],
      ],
    },
  ],
});
