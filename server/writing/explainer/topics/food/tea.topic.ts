/** Tea. */
import { defineTopic } from '../../defineTopic';

export const tea = defineTopic({
  name: 'tea',
  about: ['tea'],
  near: ['history of tea'],
  scripts: [
    {
      title: 'One leaf, many teas',
      about: [
        'tea made',
        'how tea is made',
        'green tea',
        'black tea',
        'tea leaves',
        'white tea',
        'oolong',
        'kinds of tea',
        'types of tea',
      ],
      level: 'easy',
      lines: [
        ['teapot', 'Green, black, white and oolong all come from the same bush.'],
        ['leaf-fluttering-in-wind', 'What differs is what happens to the leaf.'],
        ['fire', 'For green tea, it is heated at once, and stays as it is.'],
        [
          'red-apple',
          'For black tea, it is rolled and left in the air, and turns brown, as a cut apple does.',
        ],
        ['stopwatch', 'Oolong is stopped half way.'],
        ['herb', 'Mint and chamomile are no tea at all, to be strict.'],
        ['brain', 'Tea has less caffeine than coffee, and beside it another substance, which calms.'],
        ['hot-beverage', 'Use water just off the boil for black leaves, and cooler water for green ones.'],
      ],
    },
    {
      title: 'The night when the harbour was a teapot',
      about: ['boston tea party'],
      level: 'standard',
      lines: [
        ['ship', 'In December 1773, three ships full of tea lay in the harbour of Boston.'],
        ['receipt', 'There was a tax on it, decided in London, where the colonists had no vote.'],
        ['night-with-stars', 'In the evening, men with painted faces climbed on board.'],
        [
          'hammer',
          'They broke open three hundred and forty-two chests, and threw everything into the water.',
        ],
        ['broom', 'Hardly anything else was harmed, and they swept the decks afterwards.'],
        ['anchor', 'London closed the harbour.'],
        ['crossed-swords', 'Two years later there was war, and then a new country.'],
        ['hot-beverage', 'Many Americans drank coffee from then on, as a duty.'],
      ],
    },
  ],
});
