/** Food chains and ecosystems: who eats whom, wolves, and kinds of life. */
import { defineTopic } from '../../defineTopic';

export const ecosystems = defineTopic({
  name: 'ecosystems',
  about: ['ecosystem'],
  near: ['food pyramid', 'habitat', 'biome', 'conservation'],
  scripts: [
    {
      title: 'Who eats whom',
      about: [
        'food chain',
        'food web',
        'food chains',
        'food chain work',
        'what is an ecosystem',
        'ecosystem work',
      ],
      level: 'easy',
      lines: [
        ['sun', 'Every meal on Earth begins with light, or nearly every one.'],
        ['herb', 'Plants catch it, and store it as sugar.'],
        [
          'cricket',
          'A grasshopper eats the grass, a frog eats the grasshopper, a snake the frog, and an eagle the snake.',
        ],
        ['link', 'That is a food chain, and many of them, tangled, make a web.'],
        ['chart-decreasing', 'At each step, only about a tenth is passed on, as most is burned to live.'],
        ['eagle', 'So an ecosystem has much grass, some frogs, and very few eagles.'],
        ['brown-mushroom', 'Fungi and bacteria take apart what died.'],
        ['counterclockwise-arrows-button', 'What they leave feeds the grass, and it begins again.'],
        ['thinking-face', 'Take out one link, and you learn who hung on it.'],
      ],
    },
    {
      title: 'The wolves that came back',
      about: [
        'yellowstone wolves',
        'wolves important',
        'keystone species',
        'wolves yellowstone',
        'predators important',
        'trophic cascade',
        'yellowstone',
      ],
      level: 'standard',
      lines: [
        ['wolf', 'In 1926, the last wolves of Yellowstone were shot.'],
        ['deer', 'The deer and elk had little to fear, and ate the young willows along the streams.'],
        ['beaver', 'Without willows, beavers had nothing to build with, and most of them left.'],
        ['calendar', 'In 1995, people brought wolves back from Canada.'],
        ['chart-decreasing', 'The elk became fewer, and watched out.'],
        ['deciduous-tree', 'In some valleys, willows and aspens grew tall again, and beavers returned.'],
        [
          'thinking-face',
          'How much of that the wolves did is still argued about, as bears, people and drought play a part as well.',
        ],
        ['link', 'But it shows that in an ecosystem, one cannot take out a single piece.'],
        ['wrench', 'And to put it back does not mend everything.'],
      ],
    },
    {
      title: 'Eight million kinds of life',
      about: [
        'biodiversity',
        'what is biodiversity',
        'biodiversity important',
        'how many species',
        'loss of biodiversity',
        'biodiversity loss',
        'species on earth',
      ],
      level: 'standard',
      lines: [
        ['globe-with-meridians', 'Biodiversity means how many kinds of life there are, and how they differ.'],
        [
          'input-numbers',
          'About two million species have a name, and perhaps eight million exist, not counting microbes.',
        ],
        ['beetle', 'Of those with names, about every fifth is a beetle.'],
        ['basket', 'Why does it matter?'],
        ['cherry-blossom', 'Three quarters of our main crops gain from animals that carry pollen.'],
        ['pill', 'Many medicines come from plants, fungi or microbes.'],
        [
          'shield',
          'And an ecosystem with many kinds stands up better to drought and disease, since one can do the work of another.',
        ],
        [
          'chart-decreasing',
          'Today species vanish far faster than they would without us, most of all because we take their space.',
        ],
        ['seedling', 'What helps most is to leave them some.'],
      ],
    },
  ],
});
