/** How bread rises. */
import { defineTopic } from '../../defineTopic';

export const bread = defineTopic({
  name: 'bread',
  about: ['bread', 'dough'],
  near: ['baking', 'baker'],
  scripts: [
    {
      title: 'A house full of bubbles',
      about: ['how bread rises', 'yeast dough', 'bread rise', 'crust'],
      level: 'easy',
      lines: [
        ['bread', 'Most of a loaf is nothing but holes.'],
        ['sheaf-of-rice', 'Knead flour with water, and two of its proteins join to an elastic net.'],
        ['microbe', 'Yeast eats sugar out of the flour, and breathes out carbon dioxide.'],
        ['balloon', 'The gas is caught in the net and blows it up, like thousands of balloons.'],
        ['hourglass-not-done', 'The longer it may work, the more flavours it makes.'],
        ['fire', 'In the oven, the bubbles swell once more, and then the net becomes firm.'],
        [
          'thermometer',
          'Outside, it is hot enough for sugar and protein to brown, and that is why crust smells as it does.',
        ],
        ['nose', 'No shop window can compete with it.'],
      ],
    },
    {
      title: 'The oldest pet in the kitchen',
      about: ['sourdough', 'history of bread', 'first bread'],
      level: 'standard',
      lines: [
        ['jar', 'Stir flour into water, and leave it on the window sill.'],
        ['droplet', 'After some days, it bubbles, though nobody has added anything.'],
        ['microbe', 'On the grain itself, there were wild yeasts and bacteria.'],
        ['clipboard', 'Feed them each day, and you have a sourdough, which may live for longer than you.'],
        ['lemon', 'The bacteria make acid, and it keeps mould away.'],
        [
          'desert',
          'In Jordan, archaeologists found crumbs of bread that are more than fourteen thousand years old.',
        ],
        [
          'farmer',
          'They are older than farming, so perhaps people first planted grain because they loved bread.',
        ],
        ['handshake', 'The word companion means somebody with whom you share it.'],
      ],
    },
  ],
});
