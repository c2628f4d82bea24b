/** The table of the elements. */
import { defineTopic } from '../../defineTopic';

export const periodicTable = defineTopic({
  name: 'the periodic table',
  about: ['periodic table', 'chemical element', 'element'],
  scripts: [
    {
      title: 'The man who left gaps',
      about: ['mendeleev', 'history of the periodic table'],
      level: 'standard',
      lines: [
        [
          'memo',
          'In 1869, Dmitri Mendeleev wrote the known elements on cards and played patience with them.',
        ],
        ['balance-scale', 'He laid them out by weight, and something returned like a tune.'],
        ['counterclockwise-arrows-button', 'Every few cards, a similar metal or a similar gas came back.'],
        ['puzzle-piece', 'At some places, no element would fit.'],
        ['person-raising-hand', 'Others might have forced the pattern.'],
        [
          'hole',
          'Mendeleev left gaps, and said which elements were missing, how heavy they must be and how they would behave.',
        ],
        ['hourglass-not-done', 'A few years later, gallium was found, and then scandium and germanium.'],
        ['trophy', 'They were almost exactly as he had foretold.'],
      ],
    },
    {
      title: 'A kitchen full of elements',
      about: ['elements home', 'elements kitchen', 'everyday elements'],
      level: 'standard',
      lines: [
        ['spoon', 'Your kitchen holds more of the periodic table than you might guess.'],
        [
          'salt',
          'Table salt is sodium, a metal that bursts into flame in water, joined with chlorine, a poisonous gas.',
        ],
        ['sparkles', 'Together they make something that you put on eggs.'],
        ['banana', 'Bananas are known for potassium.'],
        ['glass-of-milk', 'Milk brings calcium, for bones.'],
        ['cooking', 'The foil is aluminium, once more precious than gold.'],
        [
          'light-bulb',
          'In the lamp and in the phone, there are rare metals with names like a spell, such as europium.',
        ],
        [
          'balloon',
          'And the balloon from the last party carries helium, an element that was found on the Sun before it was found here.',
        ],
      ],
    },
  ],
});
