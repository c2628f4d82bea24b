/** Where the alphabet comes from. */
import { defineTopic } from '../../defineTopic';

export const alphabet = defineTopic({
  name: 'writing and the alphabet',
  about: ['history of writing', 'invention of writing'],
  near: ['writing', 'letters', 'cuneiform'],
  scripts: [
    {
      title: 'The ox inside the letter A',
      about: ['alphabet', 'history of the alphabet'],
      level: 'standard',
      lines: [
        ['input-latin-letters', 'Turn a capital A upside down, and you see the head of an ox.'],
        [
          'hammer',
          'Almost four thousand years ago, workers in Egypt and Sinai saw hieroglyphs all around them, and could not read them.',
        ],
        ['cow', 'They took a few pictures for the first sound of a word only.'],
        ['house', 'An ox, alef, became our A, and a house, bet, became our B.'],
        ['water-wave', 'The wavy line for water is the M.'],
        ['ship', 'Sailors from Phoenicia carried some twenty signs along all coasts.'],
        ['speaking-head', 'The Greeks had signs to spare, and used them for vowels.'],
        ['person-raising-hand', 'Almost all the alphabets of the world come from this one idea.'],
      ],
    },
    {
      title: 'The stone with three voices',
      about: ['hieroglyph', 'hieroglyphs', 'rosetta stone', 'champollion'],
      level: 'standard',
      lines: [
        ['rock', 'For fourteen centuries, nobody could read the walls of Egypt.'],
        [
          'hammer-and-wrench',
          'In 1799, French soldiers were mending a fort at Rosetta, and pulled out a black slab.',
        ],
        [
          'scroll',
          'It carried one text three times, in hieroglyphs, in a later Egyptian script and in Greek.',
        ],
        ['crown', 'The Greek could be read, and there was a king in it, Ptolemy.'],
        ['ring', 'In the hieroglyphs, a ring was drawn around some signs, and that had to be his name.'],
        [
          'open-book',
          'Jean-François Champollion, who had learned a dozen languages, followed it sign by sign.',
        ],
        [
          'person-running',
          'In 1822, so the story goes, he ran to his brother, cried that he had it, and fainted.',
        ],
      ],
    },
  ],
});
