/** What fear is for. */
import { defineTopic } from '../../defineTopic';

export const fear = defineTopic({
  name: 'fear',
  about: ['fear'],
  scripts: [
    {
      title: 'Faster than thought',
      about: [
        'afraid',
        'scared',
        'phobia',
        'why we feel fear',
        'afraid of spiders',
        'scared of spiders',
        'fight or flight',
      ],
      level: 'easy',
      lines: [
        ['snake', 'You jump back from the path, and only then see that it was a stick.'],
        [
          'brain',
          'A short way leads from the eye to the alarm in the brain, and a longer one to the place where you think.',
        ],
        ['high-voltage', 'The alarm does not wait.'],
        ['red-heart', 'Your heart races, your hands turn cold, and blood goes to the legs.'],
        ['person-running', 'A body is ready to fight or to flee.'],
        ['balance-scale', 'Ten jumps for a stick cost little, and one missed snake costs everything.'],
        ['mouse', 'So we come from those who jumped.'],
        [
          'spider',
          'Fear learns fast and forgets slowly, but in small, safe steps, it can learn that a spider is only a spider.',
        ],
      ],
    },
    {
      title: 'Why we like to be scared',
      about: ['horror film', 'horror movie', 'like scared', 'like being scared', 'love horror'],
      level: 'standard',
      lines: [
        ['roller-coaster', 'People queue for an hour, to be afraid for two minutes.'],
        ['clapper-board', 'They pay for films that keep them awake.'],
        ['red-heart', 'The body does not know the difference, and gives the full alarm.'],
        ['shield', 'But the head knows that there is a bar across the knees.'],
        ['party-popper', 'When it is over, all that energy is still there, and has turned into joy.'],
        ['handshake', 'Those who were scared together feel close.'],
        [
          'bridge-at-night',
          'In an experiment, men who met a woman on a high, shaky bridge were more likely to call her than those who had crossed a low, solid one.',
        ],
        ['thinking-face', 'They had mistaken the bridge for love.'],
      ],
    },
  ],
});
