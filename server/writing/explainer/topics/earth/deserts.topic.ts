/** What makes a desert. */
import { defineTopic } from '../../defineTopic';

export const deserts = defineTopic({
  name: 'deserts',
  about: ['desert'],
  near: ['oasis'],
  scripts: [
    {
      title: 'A desert is not made of sand',
      about: [
        'why deserts',
        'largest desert',
        'biggest desert',
        'sand dune',
        'desert cold night',
        'desert formed',
      ],
      level: 'easy',
      lines: [
        ['desert', 'Think of a desert, and you will see dunes.'],
        ['rock', 'But only about a fifth of all desert is sand, the rest is stone, gravel, salt or ice.'],
        ['cloud-with-rain', 'What makes it a desert is that hardly any rain falls.'],
        ['penguin', 'By this rule, Antarctica is the largest one on Earth.'],
        ['globe-showing-europe-africa', 'Many hot deserts lie in two belts, north and south of the equator.'],
        ['hot-springs', 'Air that has lost its rain over the tropics sinks there, dry and warm.'],
        ['mountain', 'Others lie behind mountains that catch every cloud.'],
        ['thermometer', 'At night, they grow cold, because no clouds keep the heat in.'],
        ['camel', 'And yet they are full of life, which mostly comes out after dark.'],
      ],
    },
    {
      title: 'When the Sahara was green',
      about: ['sahara', 'sahara green'],
      level: 'standard',
      lines: [
        ['person-swimming', 'In a cave of the Sahara, somebody painted swimmers on the rock.'],
        ['red-question-mark', 'What were they doing there?'],
        ['palm-tree', 'Some eight thousand years ago, the Sahara was a land of grass and lakes.'],
        ['elephant', 'Elephants, giraffes and hippos lived where no bush grows today.'],
        ['bone', 'Their bones lie in the sand, and beside them fish hooks.'],
        [
          'globe-showing-europe-africa',
          'The Earth wobbles slowly, like a top, and that changes how strongly the Sun shines in summer.',
        ],
        ['cloud-with-rain', 'At that time, the rains of Africa reached farther north.'],
        ['desert', 'When they withdrew, people moved to the one river that stayed.'],
        ['amphora', 'There, on the Nile, a new kingdom began.'],
      ],
    },
  ],
});
