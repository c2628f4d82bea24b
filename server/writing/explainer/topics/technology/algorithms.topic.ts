/** Algorithms: a recipe, and why a feed knows you. */
import { defineTopic } from '../../defineTopic';

export const algorithms = defineTopic({
  name: 'algorithms',
  about: ['algorithm'],
  near: ['sorting', 'coding'],
  scripts: [
    {
      title: 'A recipe that never gets tired',
      about: [
        'what is an algorithm',
        'algorithms work',
        'algorithm mean',
        'al-khwarizmi',
        'examples of algorithms',
      ],
      level: 'standard',
      lines: [
        ['cook', 'An algorithm is a recipe, a list of steps that leads to what you want.'],
        ['person-raising-hand', 'Look for a name in a list of a million.'],
        ['snail', 'You could begin at the top, which takes half a million looks or so.'],
        [
          'open-book',
          'If it is sorted, open it in the middle, and throw away the half in which the name cannot be.',
        ],
        ['stopwatch', 'Then again, and after twenty looks you have it.'],
        [
          'balance-scale',
          'Both are algorithms, and both are right, but one takes seconds, and the other days.',
        ],
        ['scroll', 'The word comes from al-Khwarizmi, who wrote about sums in Baghdad in the ninth century.'],
        ['robot', 'Computers do not think, they only follow, and never tire.'],
      ],
    },
    {
      title: 'Why your feed knows you',
      about: [
        'social media algorithm',
        'tiktok algorithm',
        'youtube algorithm',
        'instagram algorithm',
        'recommendation algorithm',
        'social media feed',
        'news feed',
        'facebook algorithm',
        'social media work',
      ],
      level: 'easy',
      lines: [
        [
          'mobile-phone',
          'A feed is not sorted by time, but by an algorithm that guesses what will keep you here.',
        ],
        ['eyes', 'It counts what you watch, how long, where you stop, and what you skip.'],
        [
          'busts-in-silhouette',
          'Then it finds people who did much the same, and shows you what they liked next.',
        ],
        ['chart-increasing', 'Each guess gets a score, and the highest goes on top.'],
        ['exploding-head', 'What makes us angry or curious holds us longest, so it often wins.'],
        ['bubbles', 'Slowly, you see more and more of the same.'],
        [
          'hand-with-fingers-splayed',
          'You can teach it, too, by saying not interested, or by looking up what you want.',
        ],
        ['alarm-clock', 'And you can set a timer, since the feed has no end.'],
      ],
    },
  ],
});
