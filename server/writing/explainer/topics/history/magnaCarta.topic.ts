/** Magna Carta: a king who had to sign. */
import { defineTopic } from '../../defineTopic';

export const magnaCarta = defineTopic({
  name: 'Magna Carta',
  about: ['magna carta'],
  near: ['king john', 'robin hood'],
  scripts: [
    {
      title: 'A king in a wet meadow',
      about: [
        'what is the magna carta',
        'magna carta signed',
        'king john magna carta',
        'history of magna carta',
        'magna carta 1215',
        'why was the magna carta',
      ],
      level: 'easy',
      lines: [
        ['crown', 'King John of England had lost a war in France, and asked for ever more money.'],
        ['crossed-swords', 'His barons had enough of it, and took London.'],
        ['herb', 'In June 1215, they met him in a wet meadow by the Thames.'],
        ['scroll', 'There he put his seal to a paper with sixty-three points.'],
        ['fish', 'Most of them are about debts, widows, forests and traps for fish.'],
        ['balance-scale', 'But it said for the first time that the king, too, must keep the law.'],
        ['church', 'After ten weeks, the pope declared it void, and there was war again.'],
        ['hourglass-done', "The next year, John was dead, and his son's men brought Magna Carta back."],
      ],
    },
    {
      title: 'Two lines that stayed',
      about: [
        'magna carta important',
        'why is the magna carta important',
        'magna carta today',
        'magna carta rights',
        'magna carta influence',
        'magna carta matter',
      ],
      level: 'standard',
      lines: [
        ['pencil', 'Of the sixty-three points of Magna Carta, three or four are still law in England.'],
        [
          'locked',
          'One says that no free man shall be put into prison, except by the judgement of his equals or the law of the land.',
        ],
        ['no-entry', 'Another says, to no one will we sell, to no one deny or delay right or justice.'],
        ['chains', 'Most people in England were not free then, so it was not meant for them.'],
        ['speech-balloon', 'But words can grow.'],
        ['ship', 'Settlers took them to America, where they went into the Constitution.'],
        ['globe-with-meridians', 'They stand behind the human rights of today.'],
        ['classical-building', 'Four copies from 1215 are left, and each is a single sheet of sheepskin.'],
      ],
    },
  ],
});
