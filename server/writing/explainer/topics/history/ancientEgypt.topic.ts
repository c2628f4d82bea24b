/** Ancient Egypt: mummies, a boy's tomb, and a queen. */
import { defineTopic } from '../../defineTopic';

export const ancientEgypt = defineTopic({
  name: 'ancient Egypt',
  about: ['ancient egypt', 'pharaoh', 'ancient egyptian', 'egypt history'],
  near: ['egypt', 'egyptian gods', 'sphinx'],
  scripts: [
    {
      title: 'Seventy days to live for ever',
      about: ['mummy', 'mummies', 'make mummies', 'mummification', 'mummified', 'embalming'],
      level: 'standard',
      lines: [
        ['coffin', 'For the people of ancient Egypt, death was a journey, and one needed a body for it.'],
        ['brain', 'So they pulled the brain out through the nose with a hook, and threw it away.'],
        ['jar', 'Liver, lungs, stomach and bowels went into four jars.'],
        ['anatomical-heart', 'Only the heart stayed, as they believed that it does the thinking.'],
        ['salt', 'Then the body lay in a natural salt for some forty days, until it was dry.'],
        ['thread', 'They wrapped it in hundreds of metres of linen, with charms between the layers.'],
        ['calendar', 'After seventy days, the pharaoh was ready.'],
        ['cat', 'They made mummies of millions of animals, too, from cats to crocodiles.'],
      ],
    },
    {
      title: 'A door in the valley',
      about: ['tutankhamun', 'king tut', 'howard carter', 'curse of the pharaoh'],
      level: 'standard',
      lines: [
        ['boy', 'He became a pharaoh at about nine, and died at about nineteen.'],
        ['desert', 'Ancient Egypt forgot Tutankhamun, and so did most of the thieves.'],
        ['pick', 'In November 1922, a boy who carried water is said to have found a step under the sand.'],
        ['door', 'Howard Carter had searched for years, and now stood before a sealed door.'],
        ['candle', 'He made a small hole, and held a candle into it.'],
        ['thinking-face', 'Can you see anything, asked Lord Carnarvon behind him.'],
        ['sparkles', 'Yes, he said, wonderful things.'],
        ['1st-place-medal', 'There were more than five thousand, and the inner coffin was of solid gold.'],
        ['cross-mark', 'The curse was made up by newspapers, and Carter lived for sixteen more years.'],
      ],
    },
    {
      title: 'The queen who learned the language',
      about: ['cleopatra', 'queen of egypt', 'last pharaoh'],
      level: 'standard',
      lines: [
        ['speech-balloon', 'Cleopatra was the last pharaoh of ancient Egypt, and she was Greek.'],
        [
          'crown',
          'Her family had ruled for more than two centuries, and she was the first who learned Egyptian.',
        ],
        [
          'globe-showing-europe-africa',
          'It is told that she spoke with many peoples, and hardly ever needed somebody to translate.',
        ],
        ['bed', 'To meet Julius Caesar, she was carried to him in a bag for bedding.'],
        ['ship', 'Later she stood by Mark Antony, and lost a great battle at sea.'],
        ['snake', 'She died in 30 BC, perhaps by poison, and Egypt became Roman.'],
        ['hourglass-done', 'The pyramids were old even to her.'],
        ['full-moon', 'She lived closer to the Moon landing than to the building of the great one.'],
      ],
    },
  ],
});
