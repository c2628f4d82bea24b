/** What DNA is. */
import { defineTopic } from '../../defineTopic';

export const dna = defineTopic({
  name: 'genes',
  about: ['dna', 'gene', 'genetics', 'genome', 'heredity'],
  scripts: [
    {
      title: 'The book inside every cell',
      about: ['what is dna', 'dna made of', 'mutation'],
      level: 'standard',
      lines: [
        ['dna', 'Almost every cell of your body holds the same book.'],
        ['input-latin-letters', 'It is written in only four letters: A, C, G and T.'],
        ['open-book', 'These stand for four molecules along a twisted ladder called DNA.'],
        ['books', 'The human book has about three billion pairs of letters.'],
        ['straight-ruler', 'Stretched out, the DNA of one cell is about two metres long.'],
        ['memo', 'Some stretches are genes, which are recipes for proteins.'],
        ['flexed-biceps', 'Proteins build your muscles, digest your food and carry your oxygen.'],
        ['person-raising-hand', 'Any two people share about 99.9 percent of this text.'],
        ['printer', 'When a cell divides, the whole book is copied.'],
        ['pencil', 'A copying mistake is called a mutation, and most of them do no harm.'],
      ],
    },
    {
      title: 'How we found its shape',
      about: [
        'history of dna',
        'double helix',
        'rosalind franklin',
        'watson and crick',
        'shape of dna',
        'dna shape',
      ],
      level: 'standard',
      lines: [
        ['dna', 'In 1953 one picture changed biology.'],
        ['x-ray', 'Rosalind Franklin and Raymond Gosling had taken an X-ray image of DNA.'],
        ['puzzle-piece', 'Its cross of dark spots hinted at a spiral.'],
        ['magnifying-glass-tilted-left', 'James Watson saw it, without her knowing.'],
        ['ladder', 'With Francis Crick he built a model of two strands, wound like a twisted ladder.'],
        ['link', 'The letters always pair the same way: A with T, and C with G.'],
        ['printer', 'That explained at once how life can copy itself.'],
        ['key', 'Open the ladder, and each half is the pattern for a new one.'],
        ['trophy', 'A Nobel Prize followed in 1962.'],
        [
          'scientist',
          'Franklin had died four years before, and only later got the credit that she deserved.',
        ],
      ],
    },
  ],
});
