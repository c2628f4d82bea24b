/** Cats: how they land, purr and came to us. */
import { defineTopic } from '../../defineTopic';

export const cats = defineTopic({
  name: 'cats',
  about: ['cat', 'kitten', 'cat purr', 'cat land', 'why cats purr', 'house cat'],
  scripts: [
    {
      title: 'How a cat lands on its feet',
      level: 'easy',
      lines: [
        ['cat', 'A falling cat has nothing to push against, and still it turns.'],
        ['scientist', 'For a long time, physicists thought that this was impossible.'],
        ['camera', 'In 1894, Étienne-Jules Marey took a row of quick photographs and showed the trick.'],
        ['counterclockwise-arrows-button', 'A cat bends in the middle, and becomes two halves.'],
        ['raising-hands', 'It draws in its front paws, and stretches out the hind ones.'],
        [
          'person-running',
          'Now the front turns quickly, while the rear hardly turns back, as with a skater.',
        ],
        ['multiply', 'Then it changes over.'],
        ['ear', 'An organ in the ear tells it where down is.'],
        ['paw-prints', 'In less than a second, all four feet are below.'],
      ],
    },
    {
      title: 'Who tamed whom',
      level: 'easy',
      lines: [
        ['sheaf-of-rice', 'When people began to store grain, the mice came.'],
        ['cat', 'After the mice came the cats.'],
        ['handshake', 'Nobody had to catch or train them, for it was a good deal for both.'],
        ['bone', 'On Cyprus, a cat was buried beside a human more than nine thousand years ago.'],
        ['ship', 'Somebody must have brought it there by boat.'],
        ['crown', 'In Egypt, cats wore jewels and were turned into mummies.'],
        ['anchor', 'Sailors took them along against rats, and so they conquered the world.'],
        ['speech-balloon', 'Grown cats hardly meow to each other.'],
        ['hugging-face', 'They keep that word for us.'],
      ],
    },
  ],
});
