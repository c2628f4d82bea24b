/** How cities grow and work. */
import { defineTopic } from '../../defineTopic';

export const cities = defineTopic({
  name: 'cities',
  about: [],
  near: ['urban planning'],
  scripts: [
    {
      title: 'A jam without a reason',
      about: ['traffic jam', 'traffic'],
      level: 'easy',
      lines: [
        ['automobile', 'Twenty-two cars drive in a circle, each at the same speed.'],
        ['video-camera', 'It was an experiment in Japan, and for a while, all went well.'],
        ['hand-with-fingers-splayed', 'Then one driver braked a little.'],
        ['down-arrow', 'The one behind braked a little more, and so did the next.'],
        ['no-entry', 'Soon some cars stood still, although there was no accident, no light and no bend.'],
        ['water-wave', 'The jam moved backwards through the circle, like a wave.'],
        ['motorway', 'On motorways it is the same, if they are full enough.'],
        ['straight-ruler', 'The remedy is boring, so keep your distance, and drive evenly.'],
        ['multiply', 'Broader roads, by the way, mostly bring more cars.'],
      ],
    },
    {
      title: 'Why people move together',
      about: ['city', 'cities grow', 'urbanization', 'urbanisation', 'live in cities', 'history of cities'],
      level: 'standard',
      lines: [
        ['cityscape', 'For the first time in history, more than half of all people live in cities.'],
        [
          'houses',
          'It began some nine thousand years ago, with places where one entered a house through the roof.',
        ],
        ['handshake', 'In a village, everyone knows you, and in a city, everyone can find someone.'],
        ['violin', 'Only there can you live on mending violins.'],
        [
          'light-bulb',
          'When a city doubles in size, it makes rather more than double of what people invent and earn.',
        ],
        ['warning', 'Crime and disease grow faster, too.'],
        ['wrench', 'But pipes and cables grow more slowly, and so a city saves.'],
        ['thinking-face', 'It is a machine that brings strangers together.'],
      ],
    },
  ],
});
