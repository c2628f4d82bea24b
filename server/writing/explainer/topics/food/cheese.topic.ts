/** How cheese is made. */
import { defineTopic } from '../../defineTopic';

export const cheese = defineTopic({
  name: 'cheese',
  about: ['cheese'],
  near: ['dairy', 'milk', 'cheddar'],
  scripts: [
    {
      title: 'Milk that learned to travel',
      about: ['how cheese is made', 'cheese made', 'make cheese'],
      level: 'easy',
      lines: [
        ['glass-of-milk', 'Milk lasts for days, and cheese for years.'],
        ['cow', "The first cheese may have been an accident, in a bag made from a calf's stomach."],
        ['test-tube', 'There, a substance called rennet cuts the threads that keep the proteins apart.'],
        ['link', 'They clump together, and catch the fat.'],
        ['droplet', 'What runs off is the whey, with nearly all the water.'],
        ['salt', 'Salt drives out more, and keeps bad guests away.'],
        ['cheese-wedge', 'From ten litres of milk, you get about a kilo.'],
        ['hourglass-not-done', 'In the cellar, bacteria and moulds make a thousand kinds of it.'],
        ['mountain', 'A cheese is a meadow that you can carry in your pocket.'],
      ],
    },
    {
      title: 'The mystery of the holes',
      about: ['swiss cheese', 'cheese holes', 'holes in cheese'],
      level: 'standard',
      lines: [
        ['cheese-wedge', 'Where do the holes in Swiss cheese come from?'],
        ['microbe', 'Bacteria, said a scientist in 1917, which breathe out gas while it ripens.'],
        ['balloon', 'It gathers into bubbles.'],
        ['red-question-mark', 'But why in one place and not in another?'],
        ['chart-decreasing', 'In the last decades, the holes were growing fewer, and makers worried.'],
        ['x-ray', 'In 2015, researchers in Switzerland looked at ripening cheese with X-rays.'],
        [
          'sheaf-of-rice',
          'The answer was hay, for tiny bits of it fell into the buckets, and a bubble starts at each.',
        ],
        ['bucket', 'Modern milking is too clean.'],
        ['magic-wand', 'A pinch of hay dust, and the holes came back.'],
      ],
    },
  ],
});
