/** Columbus: a wrong sum, and what crossed the sea. */
import { defineTopic } from '../../defineTopic';

export const columbus = defineTopic({
  name: 'Christopher Columbus',
  about: ['columbus', 'christopher columbus', 'discovered america', 'america discovered'],
  near: ['explorer', 'magellan', 'age of exploration'],
  scripts: [
    {
      title: 'A sum that was wrong',
      about: [
        'who was columbus',
        'columbus sail',
        'columbus discover',
        'columbus 1492',
        'who discovered america',
        'when was america discovered',
        'columbus america',
      ],
      level: 'standard',
      lines: [
        ['globe-with-meridians', 'When Columbus sailed, every scholar knew that the Earth is round.'],
        ['straight-ruler', 'They only said that Asia was too far to the west, and they were right.'],
        ['input-numbers', 'Columbus made the globe a quarter too small.'],
        ['ship', 'In August 1492, he left Spain with three ships and some ninety men.'],
        ['bird', 'After five weeks on the open sea, they followed birds, and saw an island.'],
        [
          'desert-island',
          'He thought that he was near Japan, and called the people Indians, and believed it until he died.',
        ],
        ['busts-in-silhouette', 'Millions lived there, so he discovered nothing that was not known to them.'],
        ['sailboat', 'Even from Europe, the Vikings had been in America five centuries before.'],
      ],
    },
    {
      title: 'What crossed the ocean',
      about: [
        'columbian exchange',
        'columbus effect',
        'columbus change',
        'potatoes from america',
        'columbus day',
        'native americans columbus',
        'consequences of columbus',
      ],
      level: 'standard',
      lines: [
        ['ship', 'The ships after Columbus carried more than people.'],
        ['potato', 'From America to Europe came potatoes, tomatoes, corn, chocolate and chili.'],
        ['spaghetti', 'There was no tomato sauce in Italy before.'],
        ['horse', 'The other way went horses, cows, pigs, wheat and sugar.'],
        ['microbe', 'And germs went with them, as no one in America had ever met smallpox or measles.'],
        ['headstone', 'Within a century or so, most of the people were dead, by disease, war and slavery.'],
        ['chains', 'Then millions of Africans were carried over to work on the fields.'],
        ['balance-scale', 'What was a beginning for some was an end for others.'],
        ['calendar', 'So on the day of Columbus, many now think of those who were there first.'],
      ],
    },
  ],
});
