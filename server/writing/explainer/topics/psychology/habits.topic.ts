/** How habits work and change. */
import { defineTopic } from '../../defineTopic';

export const habits = defineTopic({
  name: 'habits',
  about: [],
  near: ['willpower'],
  scripts: [
    {
      title: 'The autopilot',
      about: [
        'habit',
        'build a habit',
        'break a habit',
        'good habits',
        'bad habits',
        'routine',
        'how long habit',
      ],
      level: 'easy',
      lines: [
        ['toothbrush', 'Which tooth did you brush first this morning?'],
        ['brain', 'You do not know, because a habit was brushing.'],
        [
          'counterclockwise-arrows-button',
          'The brain saves effort, and hands over what is repeated to a deeper part.',
        ],
        ['bullseye', 'A habit has a cue, an action and a reward.'],
        ['calendar', 'In one study, it took about two months, on average, until a new one went by itself.'],
        ['hot-beverage', 'What helps is to hang it on an old one, so after my coffee, I will read one page.'],
        ['person-walking', 'Start so small that it seems silly.'],
        ['no-entry', 'And to stop one, it is easier to move the sweets than to be strong.'],
      ],
    },
    {
      title: 'Why we put things off',
      about: ['procrastination', 'procrastinate', 'putting off', 'stop procrastinating'],
      level: 'standard',
      lines: [
        ['mobile-phone', 'You sit down to work, and suddenly you must look at the phone.'],
        ['hourglass-not-done', 'It is not laziness, and you do not have a problem with time.'],
        ['fearful-face', 'It is a problem with a feeling, for the task makes us bored, or afraid to fail.'],
        ['relieved-face', 'Turn away, and at once you feel better, and so you will do it again.'],
        ['older-person', 'The one who has to pay is you, tomorrow, who feels like a stranger.'],
        ['stopwatch', 'It helps to begin with five minutes only.'],
        ['puzzle-piece', 'Cut the task up, until the next piece frightens nobody.'],
        [
          'hugging-face',
          'And forgive yourself, since in a study, students who did so started earlier the next time.',
        ],
      ],
    },
  ],
});
