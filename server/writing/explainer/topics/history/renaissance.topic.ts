/** The Renaissance, and a man of notebooks. */
import { defineTopic } from '../../defineTopic';

export const renaissance = defineTopic({
  name: 'the Renaissance',
  about: ['renaissance'],
  scripts: [
    {
      title: 'A new age that began by looking back',
      about: [
        'what was the renaissance',
        'renaissance start',
        'history of the renaissance',
        'renaissance begin',
        'why renaissance italy',
        'renaissance causes',
      ],
      level: 'standard',
      lines: [
        ['seedling', 'Renaissance means being born again.'],
        ['coin', 'In the fourteenth century, towns like Florence grew rich on wool and banking.'],
        [
          'scroll',
          'Their scholars hunted for old books of Greeks and Romans in monasteries, and more came with people who fled from Constantinople.',
        ],
        ['thinking-face', 'They read that one may doubt, measure and look for oneself.'],
        ['bust-in-silhouette', 'So painters gave their saints real faces, and shadows on the floor.'],
        ['church', 'In Florence, Brunelleschi built a dome so wide that nobody knew how it should hold.'],
        ['books', 'Then the printing press carried it all over Europe.'],
        ['telescope', 'People who had learned to look closely soon looked at the stars.'],
      ],
    },
    {
      title: 'The man who wanted to know everything',
      about: ['leonardo', 'leonardo da vinci', 'da vinci', 'renaissance man'],
      level: 'standard',
      lines: [
        [
          'memo',
          'On a list of things to do, Leonardo da Vinci once wrote, describe the tongue of the woodpecker.',
        ],
        [
          'paintbrush',
          'The most curious man of the Renaissance painted fewer than twenty pictures that are still left.',
        ],
        ['notebook', 'But he filled thousands of pages, from right to left, as in a mirror.'],
        ['hand-with-fingers-splayed', 'He was left-handed, and so did not smear the ink.'],
        ['bone', 'He cut up some thirty bodies to see how they work.'],
        ['wing', 'He drew wings to fly with, tanks and a parachute, and built hardly any of them.'],
        ['hourglass-done', 'He finished little, as there was always one more question.'],
        ['thought-balloon', 'Nobody pays for an answer about woodpeckers, and that is why he is loved.'],
      ],
    },
  ],
});
