/** How glaciers move and shape the land. */
import { defineTopic } from '../../defineTopic';

export const glaciers = defineTopic({
  name: 'glaciers',
  about: ['ice sheet'],
  near: ['iceberg'],
  scripts: [
    {
      title: 'Rivers of ice',
      about: ['glacier', 'glacier move', 'glacier form'],
      level: 'easy',
      lines: [
        ['ice', 'A glacier looks as if it had never moved, but it is a river.'],
        ['snowflake', 'Snow falls on the mountain, year upon year, and its own weight presses it into ice.'],
        ['down-arrow', 'When the layer is thick enough, it starts to creep downhill.'],
        ['snail', 'Most do less than a metre a day.'],
        ['rock', 'On the way, they carry boulders as big as houses.'],
        ['hammer', 'They grind the valley beneath them, and leave it round like a trough.'],
        ['water-wave', 'Many lakes and fjords were dug by ice.'],
        ['potable-water', 'Glaciers and ice sheets hold more than two thirds of all fresh water.'],
        ['sun', 'When they shrink, rivers far below run low in summer.'],
      ],
    },
    {
      title: 'The Earth under a sheet of ice',
      about: ['ice age', 'last ice age'],
      level: 'standard',
      lines: [
        ['mammoth', 'Twenty thousand years ago, you could have walked from Asia to America.'],
        ['ice', 'Ice lay over Canada and Scandinavia, in places three kilometres thick.'],
        [
          'water-wave',
          'So much water was locked in it that the sea stood about a hundred and twenty metres lower.',
        ],
        ['bridge-at-night', 'Between two continents, there was a bridge of dry land.'],
        ['meat-on-bone', 'Hunters followed their herds across it.'],
        ['sun-with-face', 'Then the climate grew warmer, and the ice withdrew.'],
        ['up-arrow', 'Freed from the weight, the land began to rise.'],
        ['anchor', 'In Sweden and Finland it is rising still, and old harbours lie in the meadows.'],
      ],
    },
  ],
});
