/** The American government: a president, and a paper. */
import { defineTopic } from '../../defineTopic';

export const usGovernment = defineTopic({
  name: 'the government of the United States',
  about: ['us government', 'american government', 'united states government'],
  near: ['supreme court', 'senate', 'impeachment', 'two party system', 'congress'],
  scripts: [
    {
      title: 'Two hundred and seventy',
      about: [
        'us president',
        'elections in america',
        'america election',
        'america president',
        'us president elected',
        'president elected',
        'electoral college',
        'us election',
        'presidential election',
        'american election',
        'us elections work',
        'elect a president',
        'american president',
        'election of the president',
      ],
      level: 'standard',
      lines: [
        ['ballot-box-with-ballot', 'Americans do not quite elect their president, they elect people who do.'],
        ['input-numbers', 'There are 538 of them, and whoever gets 270 has won.'],
        ['world-map', 'Large states have more of them, so California has fifty-four and Wyoming three.'],
        ['trophy', 'In nearly all states, the winner takes them all, even with one vote more.'],
        ['thinking-face', 'So one can have more votes, and lose, as in 2000 and in 2016.'],
        ['roller-coaster', 'Most states are sure, and so the fight is for the few that swing.'],
        ['calendar', 'The day is the Tuesday after the first Monday in November.'],
        [
          'person-raising-hand',
          'In January, the president takes the oath, for four years, and at most twice.',
        ],
      ],
    },
    {
      title: 'A paper that divides power',
      about: [
        'us constitution',
        'constitution',
        'american constitution',
        'what is the constitution',
        'bill of rights',
        'checks and balances',
        'three branches of government',
      ],
      level: 'standard',
      lines: [
        ['locked', 'Behind closed windows, in the heat of 1787, fifty-five men met in Philadelphia.'],
        ['crown', 'They had thrown off a king, and did not want another one.'],
        ['scissors', 'So their Constitution cut power into three.'],
        [
          'person-raising-hand',
          'Congress makes the laws, the president carries them out, and the courts say what they mean.',
        ],
        ['balance-scale', 'Each can stop the others, as when a president refuses a law.'],
        ['scroll', 'Four years later, ten points were added, on free speech, free faith and fair trials.'],
        ['chains', 'Of slaves it said little, and counted them as three fifths.'],
        ['pencil', 'It has been changed only twenty-seven times.'],
        ['hourglass-done', 'It is often called the oldest of its kind that is still in use.'],
      ],
    },
  ],
});
