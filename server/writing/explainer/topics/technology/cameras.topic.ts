/** How cameras take pictures. */
import { defineTopic } from '../../defineTopic';

export const cameras = defineTopic({
  name: 'cameras',
  about: ['camera'],
  scripts: [
    {
      title: 'A room with a hole',
      about: ['how cameras work', 'lens', 'camera obscura', 'digital camera', 'take picture', 'take photo'],
      level: 'standard',
      lines: [
        ['hole', 'Darken a room, and leave a small hole in the shutter.'],
        ['counterclockwise-arrows-button', 'On the wall appears the street, in colour and upside down.'],
        [
          'straight-ruler',
          'Light travels in straight lines, so what is above passes the hole and lands below.',
        ],
        ['camera', 'That is a camera, and the word means nothing but chamber.'],
        ['glasses', 'A lens in the hole makes the picture bright and sharp.'],
        [
          'bar-chart',
          'Where a film used to be, there is now a chip with millions of tiny buckets for light.',
        ],
        ['input-numbers', 'Each counts what falls in, under a red, a green or a blue filter.'],
        ['sparkles', 'Software does the rest, and guesses two colours out of three at every point.'],
      ],
    },
    {
      title: 'The first face in a photograph',
      about: [
        'photography',
        'photo',
        'photograph',
        'first photograph',
        'first photo',
        'history of photography',
        'history of the camera',
        'daguerre',
      ],
      level: 'standard',
      lines: [
        ['camera', 'The oldest photograph took hours, and shows a few roofs in France.'],
        ['cityscape', 'In 1838, Louis Daguerre pointed his box at a busy street in Paris.'],
        ['hourglass-not-done', 'The plate needed several minutes of light.'],
        ['ghost', 'Coaches and walkers moved too fast, and left no trace, and so the street seems empty.'],
        ['running-shoe', 'But at the corner, somebody was having his boots polished.'],
        ['person-standing', 'He kept still for just long enough.'],
        ['eyes', 'He never knew that he would be the first human being in a photograph.'],
        ['mobile-phone', 'Today, more pictures are taken in a minute than in that whole century.'],
      ],
    },
  ],
});
