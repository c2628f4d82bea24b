/** Napoleon: how tall he was, and how he fell. */
import { defineTopic } from '../../defineTopic';

export const napoleon = defineTopic({
  name: 'Napoleon',
  about: ['napoleon', 'napoleon bonaparte', 'bonaparte'],
  scripts: [
    {
      title: 'Taller than they say',
      about: [
        'who was napoleon',
        'how tall was napoleon',
        'short napoleon',
        'napoleon emperor',
        'history of napoleon',
      ],
      level: 'standard',
      lines: [
        ['straight-ruler', 'Napoleon was not short.'],
        [
          'triangular-ruler',
          'He was measured in French inches, which were longer than English ones, and came to about one metre sixty-eight.',
        ],
        ['framed-picture', 'The tiny man with the big hat is a joke by English cartoonists.'],
        ['desert-island', 'He was born on Corsica, and spoke French with an accent all his life.'],
        ['military-medal', 'The revolution needed officers, and at twenty-four he was a general.'],
        ['crown', 'At thirty-five he was emperor, and put the crown on his own head.'],
        ['open-book', 'He won some fifty battles, but was prouder of his book of laws.'],
        ['balance-scale', 'It said that all men are equal before the law, though not women.'],
        ['globe-with-meridians', 'Courts in many countries still build on it.'],
      ],
    },
    {
      title: 'The road back from Moscow',
      about: [
        'napoleon russia',
        'napoleon moscow',
        'waterloo',
        'napoleon defeat',
        'napoleon exile',
        'napoleon fall',
        'napoleon die',
      ],
      level: 'standard',
      lines: [
        ['military-helmet', 'In June 1812, Napoleon led more than half a million men into Russia.'],
        ['sheaf-of-rice', 'The Russians drew back, and burned the fields and barns behind them.'],
        ['fire', 'Moscow was almost empty when he came, and in the night it began to burn.'],
        ['hourglass-not-done', 'For five weeks he waited for a letter of peace, which never came.'],
        ['snowflake', 'He turned back too late, into hunger, typhus and frost.'],
        ['person-walking', 'Of five men, hardly one came home.'],
        ['desert-island', 'In 1814 he was sent to Elba, escaped, and ruled for another hundred days.'],
        ['rock', 'At Waterloo, in 1815, it was over.'],
        ['ship', 'The English took him to Saint Helena, an island so far away that nobody swims home.'],
      ],
    },
  ],
});
