/** How a caterpillar becomes a butterfly. */
import { defineTopic } from '../../defineTopic';

export const butterflies = defineTopic({
  name: 'butterflies',
  about: ['butterfly'],
  near: ['moth'],
  scripts: [
    {
      title: 'What happens inside the cocoon',
      about: ['caterpillar', 'metamorphosis', 'cocoon', 'chrysalis', 'caterpillar butterfly'],
      level: 'standard',
      lines: [
        ['bug', 'A caterpillar has one task, to eat.'],
        ['leaf-fluttering-in-wind', 'In a few weeks, it can become a thousand times as heavy.'],
        ['thread', 'Then it hangs itself up and forms a hard shell.'],
        ['droplet', 'Inside, a large part of its body turns into soup.'],
        [
          'puzzle-piece',
          'Small groups of cells have waited for this all along, one for each wing, each leg, each eye.',
        ],
        ['building-construction', 'Out of the soup, they build an animal that has never been there before.'],
        ['butterfly', 'After some days, it breaks the shell, and pumps blood into crumpled wings.'],
        ['brain', 'Tests with moths suggest that they even remember what they learned as caterpillars.'],
      ],
    },
    {
      title: 'A journey of four lives',
      about: ['monarch', 'monarch butterfly', 'butterfly migration', 'butterflies migrate'],
      level: 'standard',
      lines: [
        ['butterfly', 'In autumn, monarch butterflies leave Canada.'],
        ['world-map', 'They fly some four thousand kilometres to a few mountain forests in Mexico.'],
        ['evergreen-tree', 'There they hang on the firs by the million, until branches bend.'],
        ['sun-with-face', 'In spring they start north, lay their eggs and die.'],
        ['seedling', 'Their children fly on, and so do their grandchildren.'],
        ['calendar', 'Not one butterfly makes the whole round trip.'],
        [
          'red-question-mark',
          'Yet in autumn, the great-grandchildren find a forest where they have never been.',
        ],
        ['sun', 'They steer by the Sun, with a clock in their antennae.'],
        ['compass', 'How they know the very trees is a riddle.'],
      ],
    },
  ],
});
