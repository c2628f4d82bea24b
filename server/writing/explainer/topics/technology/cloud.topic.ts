/** The cloud and streaming: somebody else's computer, and films from next door. */
import { defineTopic } from '../../defineTopic';

export const cloud = defineTopic({
  name: 'the cloud',
  about: [],
  near: ['streaming music', 'google drive', 'icloud'],
  scripts: [
    {
      title: "Somebody else's computer",
      about: [
        'cloud computing',
        'data center',
        'what is the cloud',
        'what is cloud computing',
        'cloud computing work',
        'cloud storage work',
        'data center work',
        'data centre',
        'where is the cloud',
        'photos in the cloud',
      ],
      level: 'standard',
      lines: [
        [
          'sun-behind-cloud',
          'The cloud is not in the sky, it is in halls without windows, full of computers.',
        ],
        [
          'laptop',
          "Cloud computing means that you rent a part of somebody else's computer, over the internet.",
        ],
        [
          'mobile-phone',
          'A photo in the cloud is a copy on a disk in such a hall, and another one elsewhere.',
        ],
        ['wrench', 'If one breaks, nobody notices.'],
        ['chart-increasing', 'A shop can rent a thousand servers for one day of sales, and give them back.'],
        ['thermometer', 'They get hot, and need a lot of power.'],
        ['warning', 'If the line is down, or you forget to pay, you cannot get in.'],
        ['locked', 'So keep one copy of what you love at home.'],
      ],
    },
    {
      title: 'A film from next door',
      about: [
        'netflix',
        'netflix work',
        'streaming',
        'streaming work',
        'how does streaming work',
        'youtube work',
        'video streaming',
        'stream movies',
      ],
      level: 'easy',
      lines: [
        ['television', 'Press play, and the film does not come from far away.'],
        [
          'package',
          'Streaming services keep copies of what many people watch close to them, often at your internet provider.',
        ],
        ['scissors', 'Each film is cut into pieces of a few seconds.'],
        ['film-projector', 'Each piece is there in many sizes, from small and blurred to large and sharp.'],
        [
          'level-slider',
          'Your device asks for one after another, and picks the size that your line can carry.',
        ],
        [
          'hourglass-not-done',
          'It keeps some seconds in store, and when they are gone, you see a circle that turns.',
        ],
        ['bar-chart', 'Such servers fill at night, when most of us sleep.'],
        ['cloud', 'Your place in the film is kept in the cloud.'],
      ],
    },
  ],
});
