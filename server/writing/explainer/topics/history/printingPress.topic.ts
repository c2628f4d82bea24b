/** The printing press. */
import { defineTopic } from '../../defineTopic';

export const printingPress = defineTopic({
  name: 'the printing press',
  about: ['printing press', 'gutenberg', 'book printing', 'printing', 'invention of printing'],
  scripts: [
    {
      title: 'The man who printed the Bible',
      about: ['history of the printing press', 'how printing press works', 'gutenberg bible'],
      level: 'standard',
      lines: [
        ['closed-book', 'Before Gutenberg, a Bible took a scribe about a year or longer.'],
        ['gem-stone', 'It could cost as much as a house.'],
        ['hammer-and-wrench', 'In Mainz, around 1450, a goldsmith had an idea.'],
        [
          'input-latin-letters',
          'He cast each letter in metal, so that it could be set, printed, taken apart and used again.',
        ],
        ['grapes', 'His press was related to one for wine.'],
        ['artist-palette', 'He needed a new ink, too, fat enough to stick to metal.'],
        ['books', 'In a few years, he made about one hundred and eighty copies.'],
        ['judge', 'A lender sued him and took the workshop.'],
        [
          'globe-with-meridians',
          'By then, the secret was out, and fifty years later there were millions of books in Europe.',
        ],
      ],
    },
    {
      title: 'When words got wings',
      about: ['luther printing', 'printing change', 'printing press change', 'printing press important'],
      level: 'standard',
      lines: [
        ['memo', 'In October 1517, a monk wrote ninety-five sentences in Latin.'],
        ['printer', "A hundred years earlier, they would have stayed on one man's desk."],
        [
          'dashing-away',
          'Now printers set them in type, and within weeks they were being read all over Germany.',
        ],
        ['megaphone', 'Martin Luther was surprised himself.'],
        ['scientist', 'Scholars learned to use the press as well.'],
        [
          'telescope',
          'Copernicus printed that the Earth goes round the Sun, and anyone could check his numbers.',
        ],
        [
          'cross-mark',
          'A mistake in a manuscript was copied for ever, but a mistake in print could be corrected for all.',
        ],
        ['newspaper', 'Then came newspapers, and readers who wanted to have a say.'],
      ],
    },
  ],
});
