/** Cats: how they land, purr and came to us. */
import { defineTopic } from '../../defineTopic';

export const cats = defineTopic({
  name: 'cats',
  about: ['cat', 'house cat'],
  near: ['kitten'],
  scripts: [
    {
      title: 'How a cat lands on its feet',
      about: ['cat land', 'cats land feet', 'falling cat', 'cats fall'],
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
      about: [
        'cats tamed',
        'cats domesticated',
        'history of cats',
        'cats egypt',
        'ancient egypt cats',
        'cats meow',
      ],
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
    {
      title: 'Why cats purr',
      about: ['cats purr', 'purring'],
      level: 'easy',
      lines: [
        ['cat', 'Put your hand on a purring cat, and you feel a small engine.'],
        ['speaker-medium-volume', 'Folds in its throat open and close some twenty-five times a second.'],
        ['wind-face', 'It works while the cat breathes in and out, so there is hardly a pause.'],
        ['baby-bottle', 'Kittens can do it when they are a few days old, and still blind.'],
        ['glass-of-milk', 'They purr as they drink, and the mother purrs back.'],
        ['relieved-face', 'Later, it mostly means, all is well, go on.'],
        ['adhesive-bandage', 'But hurt or frightened cats purr, too, perhaps to calm themselves.'],
        ['bowl-with-spoon', 'Before breakfast, some mix a small cry into it, as of a baby.'],
        ['ear', 'We find it hard to ignore, and that may be the point.'],
      ],
    },
  ],
});
