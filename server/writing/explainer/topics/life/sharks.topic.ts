/** Sharks. */
import { defineTopic } from '../../defineTopic';

export const sharks = defineTopic({
  name: 'sharks',
  about: ['shark'],
  scripts: [
    {
      title: 'Older than the trees',
      about: ['shark teeth', 'shark senses', 'shark bones', 'how old sharks'],
      level: 'easy',
      lines: [
        ['shark', 'There were sharks before there were trees.'],
        ['hourglass-done', 'Their family is more than four hundred million years old.'],
        ['bone', 'They have no bones, but light and springy cartilage.'],
        [
          'tooth',
          'In some kinds, a tooth that breaks is replaced within days, and one shark may use up thousands in its life.',
        ],
        ['straight-ruler', 'Their skin is made of tiny teeth as well, and lets water slip by.'],
        [
          'high-voltage',
          'With pores on their snout, they feel the electric field of a beating heart in the sand.',
        ],
        ['drop-of-blood', 'They smell a trace of blood from far away, though not from kilometres.'],
        ['trophy', 'They have lived through one great extinction after another.'],
      ],
    },
    {
      title: 'Who should fear whom',
      about: ['shark attack', 'sharks dangerous', 'sharks kill', 'sharks attack people'],
      level: 'standard',
      lines: [
        ['clapper-board', 'A film from 1975 made a whole generation afraid to swim.'],
        ['shark', 'There are more than five hundred kinds of sharks, and some would fit in your hand.'],
        ['whale', 'The largest, the whale shark, eats plankton.'],
        ['crying-face', 'In a usual year, sharks kill about ten people or fewer, in the whole world.'],
        ['fork-and-knife-with-plate', 'People kill tens of millions of sharks, often for a soup.'],
        ['fish', 'Where the hunters are missing, the balance of a sea is lost.'],
        [
          'baby',
          'Many of them have young only after ten years or more, and so their numbers recover slowly.',
        ],
        ['dove', 'The author of that story spent his later years fighting to protect them.'],
      ],
    },
  ],
});
