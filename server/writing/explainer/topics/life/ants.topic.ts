/** How ants work together. */
import { defineTopic } from '../../defineTopic';

export const ants = defineTopic({
  name: 'ants',
  about: ['ant', 'ant colony', 'insect colony'],
  near: ['anthill'],
  scripts: [
    {
      title: 'A city without a mayor',
      about: ['ants work', 'ants work together', 'ants communicate', 'ants find food', 'ants follow line'],
      level: 'easy',
      lines: [
        ['ant', 'No ant knows the plan, and still the city works.'],
        ['crown', 'The queen does not give orders, she lays eggs.'],
        ['nose', 'Ants talk in smells.'],
        ['bread', 'One that has found a crumb goes home and leaves a scented trail behind.'],
        ['person-walking', 'Others follow it, and each of them makes it stronger.'],
        ['timer-clock', 'A shorter way is walked more often, and so it smells more strongly and wins.'],
        ['balance-scale', 'When the food is gone, nobody marks the path, and it fades.'],
        ['laptop', 'Computers plan delivery routes by imitating this.'],
        ['brain', 'Every ant follows a few simple rules.'],
        ['house', 'All together, they build, farm, count and go to war.'],
      ],
    },
    {
      title: 'The farmers that were first',
      about: ['leafcutter ants', 'ants farm', 'ants farmers'],
      level: 'easy',
      lines: [
        ['farmer', 'Long before the first human field, there were farmers on this planet.'],
        [
          'leaf-fluttering-in-wind',
          'Leafcutter ants carry pieces of green through the forest, like a procession of sails.',
        ],
        ['multiply', 'They do not eat them.'],
        ['mushroom', 'Deep in the nest, they chew the leaves to a pulp and grow a fungus on it.'],
        ['broom', 'They weed it, feed it and carry the waste outside.'],
        ['pill', 'On their skin live bacteria that keep a mould away, a medicine older than ours.'],
        ['glass-of-milk', 'Other ants keep herds of aphids, and milk them for a sweet juice.'],
        ['hourglass-done', 'They have done so for tens of millions of years, and we for about ten thousand.'],
      ],
    },
  ],
});
