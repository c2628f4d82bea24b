/** The Silk Road. */
import { defineTopic } from '../../defineTopic';

export const silkRoad = defineTopic({
  name: 'the Silk Road',
  about: ['silk road'],
  scripts: [
    {
      title: 'A road made of many roads',
      about: ['trade route', 'ancient trade', 'caravan', 'history of the silk road'],
      level: 'standard',
      lines: [
        ['camel', 'No merchant ever walked the whole Silk Road.'],
        [
          'world-map',
          'It was a net of paths, from China to the Mediterranean, over mountains and around deserts.',
        ],
        ['handshake', 'Goods changed hands a dozen times, and each hand made them dearer.'],
        ['thread', 'Silk went west, and glass, gold and horses went east.'],
        ['scroll', 'Lighter things travelled, too.'],
        ['printer', 'Paper and gunpowder came from China, and numbers from India.'],
        ['folded-hands', 'Monks carried the teaching of the Buddha across the passes.'],
        ['microbe', 'Even the plague used these roads.'],
        [
          'ship',
          'When ships learned to sail around Africa, the caravans grew fewer, and sand covered many an inn.',
        ],
      ],
    },
    {
      title: 'The secret of the worm',
      about: ['silk', 'silkworm', 'silk made', 'history of silk'],
      level: 'standard',
      lines: [
        ['worm', 'For thousands of years, only China knew where silk comes from.'],
        ['bug', 'A white caterpillar eats mulberry leaves, day and night.'],
        ['thread', 'Then it spins a single thread around itself, about a kilometre long.'],
        ['hot-beverage', 'The cocoons are put into hot water, and the thread is wound off.'],
        ['skull', 'Whoever betrayed the secret had to expect death.'],
        ['balance-scale', 'In Rome, people paid fortunes for the cloth, and some senators wanted to ban it.'],
        [
          'person-walking',
          'Around the year 550, so it is told, two monks came to the emperor in Constantinople.',
        ],
        ['hole', 'In their hollow walking sticks there were eggs of the silkworm.'],
        ['unlocked', 'And so the best-kept secret of trade was out.'],
      ],
    },
  ],
});
