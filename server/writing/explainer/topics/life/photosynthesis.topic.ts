/** How plants turn light into food. */
import { defineTopic } from '../../defineTopic';

export const photosynthesis = defineTopic({
  name: 'photosynthesis',
  about: ['photosynthesis', 'chlorophyll'],
  scripts: [
    {
      title: 'How plants make their own food',
      about: [
        'plant eat',
        'plant food',
        'plants food',
        'plant sunlight',
        'plant oxygen',
        'how photosynthesis works',
        'what is photosynthesis',
      ],
      level: 'easy',
      lines: [
        ['seedling', 'Plants cook their own food, and their only kitchen is the leaf.'],
        ['droplet', 'Roots pull water up from the soil.'],
        ['wind-face', 'Tiny pores in the leaf let carbon dioxide in from the air.'],
        ['sun', 'Then sunlight strikes a green pigment called chlorophyll.'],
        ['high-voltage', 'That energy splits the water apart and releases oxygen.'],
        ['candy', 'What remains is joined with carbon dioxide to build sugar.'],
        ['herb', 'The plant burns some of that sugar to live and stores the rest.'],
        ['deciduous-tree', 'Some of it becomes wood, leaves and fruit.'],
        ['globe-showing-europe-africa', 'Nearly every meal on Earth starts with this quiet reaction.'],
        ['lungs', 'And the oxygen in your next breath is what plants and algae left over.'],
      ],
    },
    {
      title: 'Why leaves are green',
      about: [
        'leaves green',
        'plants green',
        'leaves change colour',
        'leaves change color',
        'leaves turn',
        'autumn leaves',
        'leaves autumn',
        'leaves fall colors',
      ],
      level: 'standard',
      lines: [
        ['leaf-fluttering-in-wind', 'Look at a leaf and you are looking at light that the plant threw away.'],
        ['rainbow', 'Sunlight is a mixture of many colours.'],
        ['herb', 'Chlorophyll, the pigment in leaves, is good at catching red and blue.'],
        ['artist-palette', 'Green light is caught least, so more of it bounces back to your eyes.'],
        ['sun', 'The caught light drives photosynthesis.'],
        ['high-voltage', 'Its energy breaks water and helps to build sugar from carbon dioxide.'],
        ['fallen-leaf', 'In autumn many trees take their chlorophyll apart and save its useful parts.'],
        ['maple-leaf', 'Then yellow pigments show, which were there all summer.'],
        ['seedling', 'So a green leaf is more than decoration.'],
        ['factory', 'It is a small factory that runs on light.'],
      ],
    },
  ],
});
