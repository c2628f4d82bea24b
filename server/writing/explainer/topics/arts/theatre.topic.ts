/** Theatre and Shakespeare. */
import { defineTopic } from '../../defineTopic';

export const theatre = defineTopic({
  name: 'theatre and Shakespeare',
  about: ['shakespeare'],
  near: ['drama', 'play writing'],
  scripts: [
    {
      title: 'A penny to stand',
      about: ['theatre', 'theater', 'globe theatre', 'globe theater'],
      level: 'easy',
      lines: [
        ['coin', 'For a penny, the price of a loaf, you could stand before the stage of the Globe.'],
        ['sun-behind-rain-cloud', 'It had no roof over the yard, and they played by daylight.'],
        ['shopping-cart', 'People ate nuts, shouted and threw things.'],
        ['person-standing', "Girls' parts were played by boys."],
        ['mouth', 'There was hardly any scenery, and so the words had to say that it was night, or Rome.'],
        ['fire', 'In 1613, a cannon was fired in a play, and the thatch caught fire.'],
        ['beer-mug', "Nobody died, and one man's burning breeches were put out with ale."],
        ['performing-arts', 'Shakespeare wrote for this crowd, and for the king as well.'],
      ],
    },
    {
      title: 'You speak Shakespeare',
      about: ['shakespeare words', 'shakespeare phrases', 'shakespeare language', 'shakespeare invent'],
      level: 'standard',
      lines: [
        [
          'speech-balloon',
          'If you have ever been in a pickle, or thought that love is blind, you have quoted a play.',
        ],
        ['open-book', 'Many phrases are first found in Shakespeare, or became common through him.'],
        ['ice', 'He broke the ice, and had a heart of gold.'],
        [
          'fountain-pen',
          'Hundreds of words, too, appear in his pages for the first time, among them lonely, as far as we know.',
        ],
        ['speaking-head', "Perhaps they were on people's lips already, and he had a good ear."],
        ['crown', 'His kings talk like kings, and his gravediggers like gravediggers.'],
        [
          'hourglass-done',
          'After four hundred years, some line of his is being spoken somewhere at each moment.',
        ],
      ],
    },
  ],
});
