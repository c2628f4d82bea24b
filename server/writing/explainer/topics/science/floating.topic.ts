/** Why ships float. */
import { defineTopic } from '../../defineTopic';

export const floating = defineTopic({
  name: 'why things float',
  about: ['floating', 'float', 'ship float', 'boat float', 'buoyancy', 'displacement', 'boat sink'],
  near: ['boat'],
  scripts: [
    {
      title: 'Why steel swims',
      about: ['why ships float', 'why boats float', 'why ships sink'],
      level: 'easy',
      lines: [
        ['nut-and-bolt', 'A steel bolt sinks at once, and a steel ship carries thousands of cars.'],
        ['bathtub', 'Step into a full bath, and you will understand both.'],
        ['droplet', 'Your body pushes water aside, and it runs over.'],
        ['up-arrow', 'The water pushes back, exactly as hard as the weight of what you have pushed away.'],
        ['passenger-ship', 'A ship is a wide bowl, mostly full of air, that moves a great deal of water.'],
        ['balance-scale', 'It sinks in until the water it moved weighs as much as the ship.'],
        ['locked', 'Then it stops.'],
        ['hole', 'A bolt is too small to move enough, and so it goes down.'],
        ['warning', 'A ship with a hole soon learns that lesson, too.'],
      ],
    },
    {
      title: 'The bath that caught a thief',
      about: ['archimedes', 'eureka'],
      level: 'standard',
      lines: [
        ['crown', 'King Hiero had ordered a crown of pure gold and feared that he had been cheated.'],
        ['balance-scale', 'Its weight was right, but was silver mixed in?'],
        ['bathtub', 'Archimedes thought about it in the bath, as the story goes, and saw the water rise.'],
        [
          'droplet',
          'Gold is heavy for its size, so a crown of pure gold would push aside less water than one with silver.',
        ],
        ['person-running', 'He is said to have run home naked, shouting Eureka, I have found it.'],
        ['magnifying-glass-tilted-left', 'The crown was tested, and the goldsmith was found out.'],
        ['ship', 'Perhaps it is only a legend, but every ship proves the principle.'],
      ],
    },
  ],
});
