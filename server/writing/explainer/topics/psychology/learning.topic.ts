/** How to remember what you learn. */
import { defineTopic } from '../../defineTopic';

export const learning = defineTopic({
  name: 'learning',
  about: ['learn faster', 'study better', 'remember more', 'study technique', 'how to study', 'studying'],
  scripts: [
    {
      title: 'The test that helps you learn',
      about: [
        'spaced repetition',
        'study exams',
        'best way to study',
        'study for a test',
        'active recall',
        'flashcards',
      ],
      level: 'easy',
      lines: [
        ['student', 'Reading your notes again feels good, but it teaches little.'],
        ['brain', 'Memory grows when you pull something out, not when you put it in again.'],
        ['closed-book', 'So close the book and ask yourself what it said.'],
        ['flexed-biceps', 'It feels harder, and that is exactly why it works.'],
        ['hourglass-not-done', 'Do it again the next day, then after a few days, then after weeks.'],
        ['chart-decreasing', 'Each time you catch a memory before it fades, it fades more slowly.'],
        ['card-index', 'Flashcards do this well.'],
        ['puzzle-piece', 'Mix different kinds of problems, instead of one kind at a time.'],
        ['sleeping-face', 'Then sleep, because sleep helps to store what is new.'],
        ['trophy', 'Ten minutes of questions beat an hour of highlighting.'],
      ],
    },
    {
      title: 'The curve of forgetting',
      about: ['forgetting curve', 'forget', 'forgetting', 'ebbinghaus'],
      level: 'standard',
      lines: [
        ['scientist', 'In the 1880s a German psychologist experimented on himself.'],
        ['memo', 'Hermann Ebbinghaus learned lists of meaningless syllables by heart.'],
        ['alarm-clock', 'Then he measured how much work it took to relearn them.'],
        ['chart-decreasing', 'After an hour, more than half of the effort was lost.'],
        ['calendar', 'After a day, about two thirds.'],
        ['snail', 'But then forgetting slowed down.'],
        ['counterclockwise-arrows-button', 'And every repetition made the curve flatter.'],
        ['light-bulb', 'His result is still useful.'],
        ['spiral-calendar', 'Do not learn for five hours on one day.'],
        ['seedling', 'Learn for one hour on five days, and far more of it will stay with you.'],
      ],
    },
  ],
});
