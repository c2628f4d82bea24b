/** Stress: what it does, and how to let it go. */
import { defineTopic } from '../../defineTopic';

export const stress = defineTopic({
  name: 'stress',
  about: ['stress', 'stressed'],
  near: ['cortisol', 'trauma', 'ptsd', 'burnout'],
  scripts: [
    {
      title: 'A body that wants to run',
      about: [
        'what is stress',
        'stress do',
        'stress body',
        'stress make you sick',
        'effects of stress',
        'stress work',
        'is stress bad',
        'stress causes',
      ],
      level: 'easy',
      lines: [
        ['lion', 'Stress is a plan for meeting a lion.'],
        ['anatomical-heart', 'Heart and breath go faster, sugar flows into the blood, and pain grows dull.'],
        ['no-entry', 'What can wait is switched off, such as digestion and repair.'],
        ['person-running', 'For ten minutes, that saves lives, and a little of it even helps to learn.'],
        ['envelope', 'But the brain starts the same plan for a mail from the boss.'],
        ['calendar', 'The mail does not run away, so it goes on for weeks.'],
        ['bed', 'Then sleep gets bad, blood pressure rises, and colds come more easily.'],
        ['zebra', 'A zebra that got away eats grass again after a few minutes.'],
        ['thinking-face', 'We can be afraid of a lion that is not there.'],
      ],
    },
    {
      title: 'How to end the alarm',
      about: [
        'deal with stress',
        'reduce stress',
        'manage stress',
        'relieve stress',
        'stop stress',
        'cope with stress',
        'handle stress',
        'stress relief',
        'stop worrying',
        'less stress',
      ],
      level: 'easy',
      lines: [
        ['person-running', 'Your body wanted to run, so let it run, even if it is only up the stairs.'],
        ['wind-face', 'Breathe in for four seconds, and out for six, ten times.'],
        ['memo', 'Write down what presses, and mark what you can change.'],
        ['scissors', 'Take the smallest of these, and do its first step today.'],
        ['no-entry', 'Say no once a day.'],
        ['hugging-face', 'Meet somebody who likes you, as company is the oldest medicine against stress.'],
        ['deciduous-tree', 'Twenty minutes among trees brought stress hormones down in tests.'],
        ['mobile-phone', 'Leave the phone outside the bedroom.'],
        ['cocktail-glass', 'Wine helps for an evening, and spoils the night.'],
        ['health-worker', 'If it stays for weeks, talk to a doctor.'],
      ],
    },
  ],
});
