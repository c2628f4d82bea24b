/** Why we need sleep. */
import { defineTopic } from '../../defineTopic';

export const sleep = defineTopic({
  name: 'sleep',
  about: ['sleep', 'sleeping'],
  scripts: [
    {
      title: 'What sleep does for you',
      about: [
        'why we sleep',
        'why sleep night',
        'need sleep',
        'how much sleep',
        'hours of sleep',
        'how many hours sleep',
        'not sleep enough',
        'stages of sleep',
      ],
      level: 'easy',
      lines: [
        ['sleeping-face', 'You spend about a third of your life asleep, and it is not wasted.'],
        ['brain', 'Your brain replays the day and files what matters.'],
        ['droplet', 'Fluid seems to wash waste out of it.'],
        ['flexed-biceps', 'Muscles and tissue are repaired.'],
        ['shield', 'Your immune system grows stronger.'],
        ['counterclockwise-arrows-button', 'All night you move through cycles of about ninety minutes.'],
        ['zzz', 'Deep sleep comes first, and most dreams come toward morning.'],
        ['fork-and-knife-with-plate', 'Sleep too little, and hormones make you hungrier.'],
        ['thinking-face', 'Attention and mood suffer, too.'],
        ['bed', 'Most adults need seven to nine hours, and nothing can really replace them.'],
      ],
    },
    {
      title: 'Five steps to better sleep',
      about: [
        'sleep better',
        'sleep faster',
        'insomnia',
        'how to sleep',
        'fall asleep',
        'fall asleep fast',
        'fall asleep faster',
        'how to sleep well',
      ],
      level: 'easy',
      lines: [
        ['bed', 'Good nights are built during the day.'],
        ['alarm-clock', 'Get up at the same time, even at weekends.'],
        ['sun', 'Go outside in the morning, because daylight sets your inner clock.'],
        ['hot-beverage', 'Keep coffee for the first half of the day.'],
        ['person-running', 'Move your body, but not in the last hour before bed.'],
        ['mobile-phone', 'Put the phone away and dim the lights in the evening.'],
        ['snowflake', 'A cool, dark and quiet bedroom helps most people.'],
        ['open-book', 'If you cannot sleep, get up and read something calm.'],
        ['no-entry', 'Lying awake teaches your brain that bed is a place for worry.'],
        ['trophy', 'Start with one of these steps, and add the next one in a week.'],
      ],
    },
  ],
});
