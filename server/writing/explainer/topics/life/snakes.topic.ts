/** Snakes: how they move, and how they smell and swallow. */
import { defineTopic } from '../../defineTopic';

export const snakes = defineTopic({
  name: 'snakes',
  about: ['snake'],
  scripts: [
    {
      title: 'How to walk without feet',
      about: ['snakes move', 'snakes legs', 'snakes without legs', 'snakes crawl'],
      level: 'standard',
      lines: [
        ['snake', 'A snake has no legs, yet hardly any place is closed to it.'],
        ['bone', 'Its back has two hundred bones and more, nearly each with a pair of ribs.'],
        ['water-wave', 'Mostly it throws its body into curves, and pushes off from stones and stalks.'],
        [
          'straight-ruler',
          'A heavy python can also creep straight ahead, by lifting its belly scales in waves.',
        ],
        ['accordion', 'In a narrow tunnel, a snake folds like an accordion.'],
        ['desert', 'On hot sand, some throw loops sideways, and touch the ground at two places only.'],
        ['deciduous-tree', 'Some in Asia jump from trees, make themselves flat, and glide.'],
        ['lizard', 'Their ancestors had legs, and a python still carries tiny remains of them.'],
      ],
    },
    {
      title: 'A tongue that smells',
      about: ['snake tongue', 'snakes tongue', 'snakes smell', 'snakes eat', 'snakes swallow', 'snake jaw'],
      level: 'easy',
      lines: [
        ['snake', 'The forked tongue does not sting, it smells.'],
        [
          'tongue',
          'It flicks out, picks up traces from the air, and brings them to an organ in the roof of the mouth.',
        ],
        ['up-arrow', 'With two tips, it notices on which side the trace is stronger.'],
        ['thermometer', 'Some kinds feel warmth as well, and find a mouse in the dark.'],
        ['egg', "Then comes a meal that may be wider than the snake's own head."],
        ['door', 'People say that it unhooks its jaw, but nothing is unhooked.'],
        [
          'link',
          'The two halves of the lower jaw are joined by a band that stretches, and they walk over the prey in turns.',
        ],
        ['calendar', 'After a large meal, it may need nothing for weeks.'],
      ],
    },
  ],
});
