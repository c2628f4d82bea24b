/** Tyres: how to change a wheel, and who filled them with air. */
import { defineTopic } from '../../defineTopic';

export const tyres = defineTopic({
  name: 'tyres',
  about: ['tyre', 'tire'],
  near: ['winter tires', 'tire pressure'],
  scripts: [
    {
      title: 'Changing a wheel, step by step',
      about: [
        'change a tire',
        'change a tyre',
        'change a flat tire',
        'change a flat tyre',
        'change a wheel',
        'fix a flat tire',
        'changing a tire',
        'flat tire',
      ],
      level: 'easy',
      lines: [
        ['warning', 'Stop on firm, level ground, away from traffic, with the hazard lights on.'],
        ['locked', 'Pull the handbrake, and let everyone get out on the safe side.'],
        ['wrench', 'Loosen the nuts of the wheel by half a turn, while it is still on the ground.'],
        [
          'automobile',
          'Place the jack where the handbook says, and lift the car until the flat tyre is free.',
        ],
        ['no-entry', 'Never put any part of you under it.'],
        ['nut-and-bolt', 'Take the nuts off, change the wheel, and turn them on by hand.'],
        ['down-arrow', 'Let the car down, and tighten them crosswise.'],
        ['speedboat', 'A small spare wheel is for short ways and at most eighty.'],
        ['wrench', 'Have the nuts checked after fifty kilometres.'],
      ],
    },
    {
      title: 'A father and a tricycle',
      about: [
        'invented tires',
        'invented tyres',
        'history of tires',
        'history of tyres',
        'rubber tires',
        'why are tires black',
        'tyres made of',
        'dunlop',
        'goodyear',
        'who invented the tire',
        'tires black',
      ],
      level: 'standard',
      lines: [
        ['fire', 'Rubber once melted in summer and broke in winter.'],
        [
          'shallow-pan-of-food',
          'In 1839, it is said, Charles Goodyear dropped some with sulphur on a hot stove, and it stayed springy.',
        ],
        ['coin', 'He died in debt, and others named a company after him.'],
        [
          'child',
          "In 1888, in Belfast, the vet John Dunlop heard his son's tricycle rattle over the stones.",
        ],
        ['wind-face', 'He put a hose around the wheels, and filled it with air.'],
        ['bicycle', 'It was quieter, and faster, too, and soon cyclists won races on such tyres.'],
        ['pencil', 'Tyres are black from soot, which makes them last much longer.'],
        ['hand-with-fingers-splayed', 'All that holds a car is four patches, each as large as a hand.'],
      ],
    },
  ],
});
