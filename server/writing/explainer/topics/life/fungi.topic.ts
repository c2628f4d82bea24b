/** Mushrooms and fungi. */
import { defineTopic } from '../../defineTopic';

export const fungi = defineTopic({
  name: 'fungi',
  about: ['fungus', 'fungi'],
  near: ['yeast'],
  scripts: [
    {
      title: 'The apple of an unseen tree',
      about: ['mushroom', 'mycelium', 'honey fungus'],
      level: 'standard',
      lines: [
        ['mushroom', 'A mushroom is only the fruit.'],
        ['thread', 'The fungus itself lives underground, as a web of threads, finer than hair.'],
        [
          'recycling-symbol',
          'It digests what has died, wood and leaves and beetles, and gives it back to the soil.',
        ],
        ['deciduous-tree', 'Without fungi, the forest would choke on its own leaves.'],
        ['handshake', 'Many are friends of trees, and bring them water and minerals from far away.'],
        ['candy', 'The trees pay with sugar.'],
        ['world-map', 'One honey fungus in Oregon covers more than nine square kilometres.'],
        ['hourglass-done', 'It is thousands of years old, and among the largest living things on Earth.'],
        ['paw-prints', 'By the way, fungi are closer to animals than to plants.'],
      ],
    },
    {
      title: 'The mould that saved millions',
      about: [
        'penicillin',
        'alexander fleming',
        'mould',
        'mold',
        'history of antibiotics',
        'first antibiotic',
      ],
      level: 'standard',
      lines: [
        ['calendar', 'In 1928, Alexander Fleming came back from his holidays to an untidy bench.'],
        ['petri-dish', 'On a forgotten dish of bacteria, mould was growing.'],
        ['magnifying-glass-tilted-left', 'Around it was a clear ring, where the bacteria had died.'],
        ['thinking-face', 'He could have thrown it away.'],
        ['mushroom', 'Instead, he grew the mould, called penicillium, and named its juice penicillin.'],
        ['scientist', 'Ten years later, Howard Florey and Ernst Chain made a medicine of it.'],
        ['shopping-cart', 'The best mould of all was found on a melon from a market.'],
        ['hospital', 'By 1944, there was enough for all the Allied wounded.'],
        ['trophy', 'All three men shared a Nobel Prize, and the dish is in a museum.'],
      ],
    },
  ],
});
