/** Smoking: what it does, and what happens when one stops. */
import { defineTopic } from '../../defineTopic';

export const smoking = defineTopic({
  name: 'smoking',
  about: ['smoking', 'smoke cigarettes', 'cigarette', 'nicotine'],
  near: ['vaping', 'e-cigarette', 'cannabis'],
  scripts: [
    {
      title: 'Why it is so hard to stop',
      about: [
        'why is smoking addictive',
        'smoking addictive',
        'nicotine addictive',
        'smoking bad',
        'why is smoking bad for you',
        'smoking do',
        'what does smoking do',
        'cigarettes bad',
        'nicotine do',
      ],
      level: 'standard',
      lines: [
        ['cigarette', 'A cigarette is a machine that brings nicotine to the brain within seconds.'],
        ['brain', 'There it fits into a lock that was made for something else, and sets dopamine free.'],
        [
          'counterclockwise-arrows-button',
          'Soon the brain builds more locks, and is uneasy when they are empty.',
        ],
        ['thinking-face', 'So smoking calms mostly the stress that it made.'],
        ['fire', 'The harm comes less from nicotine than from the smoke, with its thousands of substances.'],
        ['lungs', 'Tar settles in the lungs, and dozens of these substances can cause cancer.'],
        ['anatomical-heart', 'It narrows the vessels, too, so heart and brain get less blood.'],
        ['headstone', 'About half of those who never stop die of it, ten years early on average.'],
      ],
    },
    {
      title: 'What happens when you quit',
      about: [
        'quit smoking',
        'stop smoking',
        'quit cigarettes',
        'when you quit smoking',
        'how to quit smoking',
        'give up smoking',
        'after quitting smoking',
      ],
      level: 'easy',
      lines: [
        ['stopwatch', 'Twenty minutes after the last cigarette, the pulse falls.'],
        ['wind-face', 'After a day or so, the poisonous gas is out of the blood.'],
        ['tongue', 'After some days, food tastes better.'],
        ['cloud-with-lightning', 'The first week is the worst, with hunger, bad temper and bad sleep.'],
        ['lungs', 'In the next months, the cough goes, and stairs get easier.'],
        ['anatomical-heart', 'After a year, the extra risk for the heart has about halved.'],
        ['calendar', 'After ten years, that of lung cancer has, too.'],
        ['timer-clock', 'A craving lasts for a few minutes, so drink water, walk, and wait.'],
        ['pill', 'Patches, medicine and a helpline each raise your chances to quit smoking.'],
        ['counterclockwise-arrows-button', 'Most people need several tries, and each one teaches something.'],
      ],
    },
  ],
});
