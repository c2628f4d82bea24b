/** How an octopus thinks and hides. */
import { defineTopic } from '../../defineTopic';

export const octopuses = defineTopic({
  name: 'octopuses',
  about: ['octopus', 'octopi'],
  near: ['squid', 'cephalopod', 'camouflage'],
  scripts: [
    {
      title: 'Nine brains, three hearts',
      about: [
        'octopuses clever',
        'octopus smart',
        'octopus intelligent',
        'octopus brain',
        'octopus heart',
        'octopus hearts',
        'octopus brains',
        'octopus blood',
        'how many hearts octopus',
        'how many brains octopus',
      ],
      level: 'easy',
      lines: [
        ['octopus', 'If you wanted to invent an alien, you might draw an octopus.'],
        ['red-heart', 'It has three hearts and blue blood.'],
        ['brain', 'Most of its nerve cells are not in the head, but in the arms.'],
        ['raising-hands', 'Each arm can taste what it touches and decide how to bend.'],
        ['jar', 'Octopuses open jars from the outside, and sometimes from the inside.'],
        ['hole', 'Since there is no bone in them, a large one can slip through a hole as small as a coin.'],
        ['artist-palette', 'They change colour in less than a second.'],
        ['eye', 'Strangely, they do it although they seem to see no colours at all.'],
        ['hourglass-done', 'And all this cleverness lives for only a few years.'],
      ],
    },
    {
      title: 'The great escape of Inky',
      about: ['inky', 'octopus escape'],
      level: 'easy',
      lines: [
        ['octopus', 'In 2016, an octopus called Inky left his aquarium in New Zealand.'],
        ['unlocked', 'Someone had left a small gap at the top of the tank.'],
        ['person-climbing', 'He pushed himself through, climbed down and crossed the floor.'],
        ['paw-prints', 'In the morning there was a wet trail, several metres long.'],
        ['hole', 'It ended at a drain, a pipe no wider than a hand.'],
        ['water-wave', 'The pipe led to the sea.'],
        ['door', 'The other octopus in the tank had stayed at home.'],
        [
          'magnifying-glass-tilted-left',
          'Keepers say that such animals watch them, know their faces and learn when nobody is looking.',
        ],
        ['newspaper', 'Inky was in the papers all around the world, and he was never seen again.'],
      ],
    },
  ],
});
