/** Pasta: how to cook it, and where it comes from. */
import { defineTopic } from '../../defineTopic';

export const pasta = defineTopic({
  name: 'pasta',
  about: ['pasta', 'spaghetti', 'noodle'],
  near: ['lasagna', 'ramen', 'pasta sauce', 'carbonara'],
  scripts: [
    {
      title: 'Salt it like soup',
      about: [
        'cook pasta',
        'make pasta',
        'cook spaghetti',
        'pasta al dente',
        'good pasta',
        'make good pasta',
        'boil pasta',
        'perfect pasta',
        'pasta stick',
      ],
      level: 'easy',
      lines: [
        ['pot-of-food', 'Take a litre of water for each hundred grams of pasta.'],
        ['salt', 'When it boils, add two teaspoons of salt for each litre.'],
        ['no-entry', 'No oil, as it only makes the sauce slide off.'],
        ['stopwatch', 'Stir at once, and taste two minutes before the packet says.'],
        ['tooth', 'It should still give the tooth a little work, and that is al dente.'],
        ['cup-with-straw', 'Before you drain it, save a cup of the water.'],
        ['tomato', 'Tip the pasta into the pan with the sauce, not the sauce on the pasta.'],
        ['counterclockwise-arrows-button', 'Add some of the water, and toss for a minute.'],
        ['sparkles', 'The starch binds fat and water, and makes it creamy without cream.'],
        ['cheese-wedge', 'Cheese comes last, off the fire.'],
      ],
    },
    {
      title: 'The traveller did not bring it',
      about: [
        'invented pasta',
        'history of pasta',
        'pasta come from',
        'marco polo pasta',
        'origin of pasta',
        'where pasta comes from',
        'spaghetti invented',
        'invented spaghetti',
      ],
      level: 'standard',
      lines: [
        ['ship', 'Marco Polo did not bring pasta from China, as it was in Italy before he came home.'],
        [
          'scroll',
          'In 1154, an Arab geographer wrote of a place in Sicily that made strings of dough, and shipped them.',
        ],
        [
          'bowl-with-spoon',
          'In China, archaeologists found a bowl of noodles that were four thousand years old, but made of millet.',
        ],
        ['sun', 'Italian pasta is made of hard wheat, and dried, so that it keeps for years.'],
        ['wind-face', 'Near Naples, warm and cool winds took turns, just right for drying.'],
        ['newspaper', 'The tale of Marco Polo was printed in 1929, in a magazine of American noodle makers.'],
        ['fork-and-knife', 'That Italy took to the fork so early is blamed on pasta, too.'],
      ],
    },
  ],
});
