/** How trees live and talk. */
import { defineTopic } from '../../defineTopic';

export const trees = defineTopic({
  name: 'trees',
  about: ['tree'],
  near: ['forest', 'tree grow'],
  scripts: [
    {
      title: 'A pump without a motor',
      about: [
        'trees drink',
        'plants drink',
        'plants drink water',
        'trees water',
        'tallest tree',
        'how tall trees',
        'redwood',
        'trees tall',
      ],
      level: 'easy',
      lines: [
        [
          'deciduous-tree',
          'On a hot day, a large oak lifts hundreds of litres of water, and you hear nothing.',
        ],
        ['red-question-mark', 'Where is the pump?'],
        ['sun', 'It is up in the leaves.'],
        [
          'leaf-fluttering-in-wind',
          'The Sun dries them through tiny pores, and each drop that leaves pulls on the one behind.',
        ],
        ['link', 'Water molecules hold hands, all the way down, in pipes thinner than a hair.'],
        ['up-arrow', 'So the tree drinks as through thousands of straws, by the heat of the Sun alone.'],
        ['straight-ruler', 'The tallest redwoods lift it more than a hundred metres.'],
        [
          'warning',
          'Much higher than that the chain would tear, and that is one reason why no tree reaches the clouds.',
        ],
      ],
    },
    {
      title: 'A diary in wood',
      about: ['tree age', 'tree ring', 'oldest tree', 'how old trees', 'how old tree'],
      level: 'easy',
      lines: [
        ['deciduous-tree', 'Each year, a tree writes one line in its diary.'],
        ['seedling', 'In spring it grows fast, and the wood is pale.'],
        ['maple-leaf', 'In late summer, it slows down, and the wood is dark.'],
        ['bullseye', 'Light and dark together are one ring.'],
        ['cloud-with-rain', 'A wet year is broad, and a dry year is thin.'],
        ['fire', 'Scars tell of fires.'],
        [
          'link',
          'Since neighbours write the same story, we can lay old beams over young trees and read back for more than ten thousand years.',
        ],
        ['violin', 'Even a violin can be dated in this way.'],
        ['calendar', 'The oldest known pine, in California, has written almost five thousand lines.'],
      ],
    },
    {
      title: 'The web below the forest',
      about: ['trees talk', 'trees communicate', 'trees talk to each other', 'wood wide web', 'trees share'],
      level: 'standard',
      lines: [
        ['deciduous-tree', 'Dig in a forest, and you find fine white threads at nearly every root.'],
        ['mushroom', 'They belong to fungi, which bring the tree water, and get sugar for it.'],
        ['globe-with-meridians', 'One fungus can join several trees, and so the forest has a web.'],
        [
          'scientist',
          'In the nineties, Suzanne Simard showed that carbon can move from a birch to a fir in the shade.',
        ],
        ['thinking-face', 'How much it matters is disputed.'],
        ['wind-face', 'Trees also speak through the air, so to put it.'],
        [
          'bug',
          'When caterpillars eat a willow, it gives off scents, and the neighbours begin to arm their leaves.',
        ],
        ['speech-balloon', 'It is no talk like ours, but news it is.'],
      ],
    },
  ],
});
