/** How to begin with meditation. */
import { defineTopic } from '../../defineTopic';

export const meditation = defineTopic({
  name: 'meditation',
  about: ['meditation', 'mindfulness', 'meditate'],
  scripts: [
    {
      title: 'Two minutes to begin',
      about: [
        'how to meditate',
        'start meditating',
        'breathing exercise',
        'calm mind',
        'meditation beginners',
      ],
      level: 'easy',
      lines: [
        ['person-in-lotus-position', 'Meditation is not about thinking nothing.'],
        ['wind-face', 'It is about noticing where your mind has gone.'],
        ['chair', 'Sit down comfortably and let your back be straight.'],
        ['timer-clock', 'Set a timer for two minutes.'],
        ['lungs', 'Follow your breath as it comes in and as it goes out.'],
        ['thought-balloon', 'Soon your thoughts will wander to lunch, to work or to yesterday.'],
        ['check-mark-button', 'That is no mistake.'],
        ['counterclockwise-arrows-button', 'Notice it kindly, and come back to the next breath.'],
        ['flexed-biceps', 'That coming back is the exercise, like lifting a weight.'],
        ['calendar', 'Do it at the same time each day, and add a minute when it feels easy.'],
      ],
    },
    {
      title: 'What meditation can do',
      about: [
        'benefits of meditation',
        'meditation benefits',
        'does meditation work',
        'meditation help',
        'meditation good',
      ],
      level: 'standard',
      lines: [
        ['brain', 'Does meditation work, or is it just sitting still?'],
        ['microscope', 'Researchers have tested that in many studies.'],
        ['relieved-face', 'On average it eases stress, worry and low mood a little.'],
        ['zzz', 'Many people say that they sleep better.'],
        ['bullseye', 'Attention can improve with practice, too.'],
        ['balance-scale', 'The effects are real but modest, about as large as those of other good habits.'],
        ['pill', 'It does not replace a doctor or a therapy.'],
        ['warning', 'For a few people it stirs up painful memories, and then it is fine to stop.'],
        ['coin', 'The price is hard to beat.'],
        ['wind-face', 'You need no app, no cushion and no incense, just a breath and some patience.'],
      ],
    },
  ],
});
