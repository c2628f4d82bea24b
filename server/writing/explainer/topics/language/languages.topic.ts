/** The languages of the world. */
import { defineTopic } from '../../defineTopic';

export const languages = defineTopic({
  name: 'languages',
  about: ['language', 'language family', 'languages in the world'],
  near: ['translation', 'oldest language', 'english language'],
  scripts: [
    {
      title: 'Cousins who no longer understand each other',
      about: ['origin of language', 'indo european', 'languages related', 'history of language'],
      level: 'standard',
      lines: [
        ['speech-balloon', 'Mother is mater in Latin, matar in Sanskrit, and mat in Russian.'],
        ['judge', 'In 1786, a judge in Calcutta, William Jones, said that this could not be chance.'],
        [
          'deciduous-tree',
          'Such languages have to come from one that has died, as branches come from one trunk.',
        ],
        [
          'sheaf-of-rice',
          'Its speakers lived some six thousand years ago, perhaps on the plains north of the Black Sea.',
        ],
        ['wheel', 'They had words for wheel, honey and wool.'],
        [
          'world-map',
          'Today almost half of all people speak a language of this family, from Hindi to Icelandic.',
        ],
        ['snowflake', 'Finnish and Basque do not belong to it.'],
        ['hugging-face', 'Some foreigners are only cousins.'],
      ],
    },
    {
      title: 'Seven thousand ways to say good morning',
      about: ['how many languages', 'language die', 'languages extinct', 'endangered language'],
      level: 'standard',
      lines: [
        ['globe-with-meridians', 'About seven thousand languages are spoken today.'],
        ['palm-tree', 'More than eight hundred of them are on one island, New Guinea, and around it.'],
        ['bar-chart', 'Half of all people share the largest two dozen or so.'],
        ['older-person', 'Many small ones are spoken only by grandparents.'],
        ['candle', 'Every few weeks or months, the last speaker of a language dies.'],
        ['herb', 'With it go names of plants and winds, and jokes that nobody can translate.'],
        ['teacher', 'But some come back.'],
        ['open-book', 'Hebrew was only read and prayed for ages, and now children quarrel in it.'],
        [
          'school',
          'In New Zealand, grandmothers taught Māori to the little ones, and it is heard on television again.',
        ],
      ],
    },
  ],
});
