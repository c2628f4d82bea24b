/** The Cold War: a war without a battle, and the man who said no. */
import { defineTopic } from '../../defineTopic';

export const coldWar = defineTopic({
  name: 'the Cold War',
  about: ['cold war'],
  scripts: [
    {
      title: 'A war that did not break out',
      about: [
        'what was the cold war',
        'cold war start',
        'cold war end',
        'cold war causes',
        'history of the cold war',
        'iron curtain',
      ],
      level: 'standard',
      lines: [
        [
          'handshake',
          'In 1945, America and the Soviet Union had won a war together, and did not trust each other.',
        ],
        [
          'balance-scale',
          'One stood for free markets and elections, the other for a single party that owned everything.',
        ],
        ['bomb', 'Soon both had bombs that could end the world, so neither dared to attack.'],
        [
          'globe-with-meridians',
          'They fought with money, spies and propaganda, and in the wars of others, as in Korea and Vietnam.',
        ],
        ['rocket', 'They raced to the Moon, and even at chess.'],
        ['brick', 'Through Europe ran a border with watchtowers.'],
        ['chart-decreasing', 'In the eighties, the East could no longer pay for it.'],
        ['hammer', 'In 1989, the wall in Berlin fell, and two years later, the Soviet Union was no more.'],
      ],
    },
    {
      title: 'The man who said no',
      about: ['cuban missile crisis', 'cuba missiles', 'arkhipov', 'nuclear war'],
      level: 'standard',
      lines: [
        ['ship', 'In October 1962, a Soviet submarine lay deep in the sea near Cuba.'],
        ['fearful-face', 'There were Soviet missiles on the island, and American ships all around.'],
        [
          'thermometer',
          'On board, it was over forty degrees, and there had been no word from Moscow for days.',
        ],
        ['bomb', 'Then charges went off beside the hull, meant as a signal to come up.'],
        [
          'military-helmet',
          'The captain believed that war had begun, and wanted to fire a torpedo with a nuclear head.',
        ],
        ['thumbs-up', 'Another officer is said to have agreed.'],
        ['thumbs-down', 'Vasili Arkhipov, who was on board by chance, said no.'],
        ['up-arrow', 'They came up, and turned for home.'],
        ['open-book', 'The world learned of it forty years later.'],
      ],
    },
  ],
});
