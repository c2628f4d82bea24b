/** Mars, its colour and its dry rivers. */
import { defineTopic } from '../../defineTopic';

export const mars = defineTopic({
  name: 'Mars',
  about: ['mars', 'red planet'],
  scripts: [
    {
      title: 'The planet that rusted',
      about: ['mars red', 'how long day mars'],
      level: 'standard',
      lines: [
        ['hammer-and-wrench', 'Leave a hammer in the rain, and it turns red.'],
        ['ringed-planet', 'A whole planet did the same.'],
        ['magnet', 'The dust of Mars is full of iron that joined with oxygen, which is rust.'],
        ['wind-face', 'Wind carries it everywhere, and so even the sky looks like butterscotch.'],
        ['sunset', 'Only around the setting Sun does it turn blue.'],
        [
          'stopwatch',
          'A day there is forty minutes longer than ours, but a year lasts almost two of our years.',
        ],
        ['volcano', 'Its largest volcano is more than twice as high as Mount Everest.'],
        ['snowflake', 'On average, it is about sixty degrees below zero.'],
        ['robot', 'For now, all the people who live there are robots.'],
      ],
    },
    {
      title: 'The rivers of a dry world',
      about: ['life on mars', 'mars life', 'water on mars', 'mars rover'],
      level: 'standard',
      lines: [
        [
          'satellite',
          'From orbit you can see them clearly: river beds, with bends and branches, and not a drop inside.',
        ],
        ['water-wave', 'Billions of years ago, water flowed on Mars.'],
        ['robot', 'Rovers have found rounded pebbles, as they lie in every brook at home.'],
        ['magnet', 'Then the core of the small planet cooled, and its magnetic shield faded.'],
        ['sun', 'Particles from the Sun carried much of the air away into space.'],
        ['cloud', 'With little air above it, water boils off or freezes.'],
        ['ice', 'Today it lies as ice at the poles and under the ground.'],
        ['microbe', 'Did anything ever live in those rivers?'],
        [
          'magnifying-glass-tilted-left',
          'Nobody knows yet, and that is why we keep sending wheels and drills.',
        ],
      ],
    },
  ],
});
