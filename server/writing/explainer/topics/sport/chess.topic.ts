/** Chess. */
import { defineTopic } from '../../defineTopic';

export const chess = defineTopic({
  name: 'chess',
  about: ['chess'],
  near: ['checkmate', 'chess rules', 'history of chess'],
  scripts: [
    {
      title: 'More games than atoms',
      about: ['how many chess games', 'chess possibilities'],
      level: 'standard',
      lines: [
        ['chess-pawn', 'After two moves each, a game of chess can stand in more than seventy thousand ways.'],
        ['multiply', 'After that, it grows beyond imagination.'],
        [
          'infinity',
          'Claude Shannon estimated the number of possible games as a one with a hundred and twenty zeros.',
        ],
        ['atom-symbol', 'The visible universe has far fewer atoms.'],
        [
          'sheaf-of-rice',
          'There is an old tale, too, of the inventor who asked his king for one grain on the first square, two on the second, and so on.',
        ],
        ['crown', 'The king laughed, until his stewards had done the sum.'],
        ['globe-with-meridians', 'It came to more wheat than the whole world grows in centuries.'],
      ],
    },
    {
      title: 'What masters see',
      about: ['grandmaster', 'chess computer', 'chess master', 'good at chess', 'better at chess'],
      level: 'standard',
      lines: [
        [
          'chess-pawn',
          'Show a master a board for five seconds, and he will put up almost all of the pieces again.',
        ],
        ['student', 'A beginner manages four or five.'],
        ['brain', 'Is it a better memory?'],
        [
          'game-die',
          'Psychologists then put the pieces down at random, and the master was hardly better than anybody else.',
        ],
        [
          'puzzle-piece',
          'He does not see pieces, he sees groups that he has met before, as you see words and not letters.',
        ],
        ['books', 'Masters know tens of thousands of such patterns.'],
        ['hourglass-not-done', 'They take about ten years to learn.'],
        [
          'robot',
          'In 1997, a computer beat the world champion, and people went on playing, better than ever.',
        ],
      ],
    },
  ],
});
