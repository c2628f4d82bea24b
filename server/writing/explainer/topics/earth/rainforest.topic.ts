/** The rainforest. */
import { defineTopic } from '../../defineTopic';

export const rainforest = defineTopic({
  name: 'the rainforest',
  about: ['rainforest', 'amazon rainforest', 'tropical forest', 'jungle'],
  scripts: [
    {
      title: 'A house with four floors',
      about: ['rainforest layers', 'canopy'],
      level: 'standard',
      lines: [
        ['palm-tree', 'A rainforest is built like a tall house.'],
        ['eagle', 'On the roof, a few giant trees stand in full sun, and eagles nest there.'],
        [
          'monkey',
          'Below them is the canopy, so dense that monkeys can travel for days without touching the ground.',
        ],
        ['snake', 'In the floor beneath, it is dim, and snakes and frogs live among large leaves.'],
        ['ant', 'On the ground, ants and fungi clear away whatever falls.'],
        ['hundred-points', 'Rainforests cover only a small part of the land.'],
        ['butterfly', 'Yet about half of all known kinds of animals and plants live in them.'],
        [
          'deciduous-tree',
          'One single tree may be home to more kinds of ants than a whole country in the north.',
        ],
      ],
    },
    {
      title: 'The forest that makes its own rain',
      about: ['amazon', 'rainforest rain', 'amazon rain'],
      level: 'easy',
      lines: [
        ['droplet', 'A large tree in the Amazon breathes out hundreds of litres of water a day.'],
        ['deciduous-tree', 'Multiply that by billions of trees.'],
        ['cloud', 'The vapour gathers in clouds, and the wind pushes them on like a river in the sky.'],
        ['cloud-with-rain', 'It rains, the trees drink, and the water rises again.'],
        [
          'counterclockwise-arrows-button',
          'On its way from the Atlantic to the Andes, the same water may fall five or six times.',
        ],
        ['farmer', 'Fields far to the south live on this rain.'],
        ['warning', 'Where too many trees are cut, the chain is broken.'],
        ['seedling', 'Forest can grow back, if we let it, but the oldest trees took centuries.'],
      ],
    },
  ],
});
