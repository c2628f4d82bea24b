/** How films came to move. */
import { defineTopic } from '../../defineTopic';

export const cinema = defineTopic({
  name: 'films',
  about: ['cinema', 'movie', 'film', 'movies work'],
  near: ['hollywood'],
  scripts: [
    {
      title: 'Pictures that never move',
      about: ['animation', 'cartoon', 'how movies are made', 'moving pictures'],
      level: 'standard',
      lines: [
        ['clapper-board', 'In the cinema, nothing moves.'],
        ['framed-picture', 'You see twenty-four still pictures each second.'],
        ['brain', 'If each differs a little from the last, the brain decides that it has seen a movement.'],
        ['pencil', 'An animator uses this, and draws a ball a bit lower, then lower, then flat.'],
        ['person-running', 'Not every step is needed, for what matters is the timing.'],
        ['stopwatch', 'Slow at the start and at the end, and it becomes alive.'],
        ['hourglass-not-done', 'For a film with puppets, a good day gives a few seconds.'],
        ['laptop', 'In the computer, a single picture may take hours to reckon.'],
        ['sparkles', 'And then, for one blink, it is there.'],
      ],
    },
    {
      title: 'The horse that settled a question',
      about: [
        'first film',
        'first movie',
        'history of cinema',
        'history of film',
        'history of movies',
        'muybridge',
        'galloping horse',
      ],
      level: 'standard',
      lines: [
        ['horse', 'Does a galloping horse ever have all four feet in the air?'],
        ['eye', 'It is too fast to see.'],
        [
          'camera',
          'In 1878, Eadweard Muybridge put up a row of cameras along a track in California, with a thread to each.',
        ],
        ['running-shoe', 'The horse broke the threads, and took its own picture.'],
        [
          'light-bulb',
          'The answer was yes, though not when the legs are stretched, but when they are gathered below.',
        ],
        ['artist-palette', 'Painters had drawn it wrong for centuries.'],
        ['wheel', 'He put the pictures on a wheel, and the horse ran again.'],
        [
          'clapper-board',
          'In 1895, in Paris, the Lumière brothers sold tickets, and workers walked out of a factory, on a screen.',
        ],
      ],
    },
  ],
});
