/** The Great Wall of China. */
import { defineTopic } from '../../defineTopic';

export const greatWall = defineTopic({
  name: 'the Great Wall of China',
  about: ['great wall', 'great wall of china', 'china wall'],
  near: ['ancient china'],
  scripts: [
    {
      title: 'Not one wall, but many',
      about: ['how long great wall', 'why great wall built', 'who built great wall', 'great wall built'],
      level: 'standard',
      lines: [
        ['brick', 'The Great Wall was never one wall.'],
        [
          'hourglass-done',
          'For two thousand years, one dynasty after another built its own, of earth, wood, stone or brick.',
        ],
        ['scroll', 'All together, surveys counted more than twenty thousand kilometres.'],
        ['camera', 'The one on the postcards comes from the Ming, about five hundred years ago.'],
        [
          'cooked-rice',
          'Its builders mixed sticky rice into the mortar, and some of it holds better than cement.',
        ],
        [
          'fire',
          'From tower to tower, smoke by day and fire by night carried a warning faster than any horse.',
        ],
        ['horse', 'It did not always stop an army.'],
        ['handshake', 'But it guarded the trade roads, and told all comers where China began.'],
      ],
    },
    {
      title: 'Can you see it from the Moon?',
      about: ['great wall space', 'great wall moon'],
      level: 'standard',
      lines: [
        [
          'full-moon',
          'People said that you can see the Great Wall from the Moon, long before anyone had been there.',
        ],
        ['straight-ruler', 'It is thousands of kilometres long, but only a few metres wide.'],
        ['thread', 'From the Moon, that would be like seeing a hair from kilometres away.'],
        ['astronaut', 'The astronauts who were there saw blue oceans, white clouds and brown land.'],
        ['satellite', 'Even from a low orbit, you hardly find it, because it has the colour of the hills.'],
        ['rocket', 'Yang Liwei, the first astronaut of China, looked for it in 2003 and saw nothing.'],
        ['bridge-at-night', 'What does stand out at night are cities and roads.'],
        ['open-book', 'Some sentences live only because nobody checks them.'],
      ],
    },
  ],
});
