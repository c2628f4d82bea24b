/** Salt. */
import { defineTopic } from '../../defineTopic';

export const salt = defineTopic({
  name: 'salt',
  about: ['salt', 'table salt'],
  near: ['sodium'],
  scripts: [
    {
      title: 'Why the sea is salty',
      about: [
        'why is the sea salty',
        'sea salt',
        'salty sea',
        'salt water',
        'ocean salty',
        'sea water salty',
        'where does salt come',
      ],
      level: 'easy',
      lines: [
        ['cloud-with-rain', 'Rain is not quite pure, as it takes a little acid from the air.'],
        ['rock', 'On its way, it dissolves tiny amounts of salts from the rocks.'],
        ['water-wave', 'Rivers carry them to the sea, so thin that you cannot taste them.'],
        ['volcano', 'Hot springs on the seabed bring more.'],
        ['sun', 'Then the Sun lifts the water, but the salt has to stay.'],
        ['hourglass-done', 'So it has gathered, over billions of years.'],
        ['balance-scale', 'By now, as much goes to the bottom as comes in.'],
        ['spoon', 'There are about thirty-five grams in each litre.'],
        ['mountain', 'If all of it lay on the land, it would be higher than a tower of forty floors.'],
      ],
    },
    {
      title: 'Worth its salt',
      about: ['history of salt', 'salt march', 'gandhi salt', 'salt valuable', 'salt important'],
      level: 'easy',
      lines: [
        ['salt', 'The word salary comes from salt.'],
        ['meat-on-bone', 'Before there were fridges, it was what kept meat and fish through the winter.'],
        ['castle', 'Salzburg grew rich on it, and its name is the salt castle.'],
        ['camel', 'Through the Sahara, caravans carried slabs of it, and traded them for gold.'],
        ['crown', 'Kings loved it, for everyone needs it, and so it is easy to tax.'],
        ['person-walking', 'In 1930, Gandhi walked for twenty-four days to the sea.'],
        [
          'hand-with-fingers-splayed',
          'He bent down and picked up a lump of salt, which the British law forbade.',
        ],
        ['locked', 'Tens of thousands were put in prison.'],
        ['dove', 'With a pinch of salt, an empire had begun to shake.'],
      ],
    },
  ],
});
