/** Tornadoes: how they form, and what to do. */
import { defineTopic } from '../../defineTopic';

export const tornadoes = defineTopic({
  name: 'tornadoes',
  about: ['tornado', 'twister'],
  scripts: [
    {
      title: 'A rope from a cloud',
      about: [
        'tornadoes form',
        'tornado form',
        'what causes tornadoes',
        'tornadoes happen',
        'what is a tornado',
        'tornado work',
        'tornado alley',
        'how fast tornado',
        'tornado strong',
        'tornado start',
      ],
      level: 'easy',
      lines: [
        ['sun-behind-cloud', 'Most tornadoes are born late on a warm, damp day.'],
        ['wind-face', 'High up, the wind blows faster than near the ground, and from another side.'],
        ['pencil', 'So the air between them begins to roll, like a pencil between two hands.'],
        ['up-arrow', 'Warm air that rises in a storm lifts the roll, until it stands upright.'],
        ['counterclockwise-arrows-button', 'Now the whole cloud turns.'],
        ['ice-skate', 'As the spin gets tight, it gets faster, as when a skater draws in the arms.'],
        ['tornado', 'If it reaches the ground, it is a tornado.'],
        ['racing-car', 'The strongest wind in one was about four hundred and eighty kilometres an hour.'],
        ['globe-showing-americas', 'America has more than a thousand a year, most of them weak.'],
      ],
    },
    {
      title: 'Down, inside, and away from windows',
      about: [
        'tornado safety',
        'what should tornado',
        'what to do tornado',
        'survive a tornado',
        'tornado warning',
        'safe in a tornado',
        'tornado shelter',
      ],
      level: 'standard',
      lines: [
        ['megaphone', 'A tornado watch means that one may come, and a warning means that one was seen.'],
        ['down-arrow', 'At a warning, go down to the cellar.'],
        ['door', 'If there is none, take a small room in the middle of the house.'],
        ['window', 'Stay away from windows, and do not waste time by opening them.'],
        ['bed', 'Get under something strong, pull a mattress over you, and protect your head.'],
        ['delivery-truck', 'Leave a mobile home, as even tied down it can fly.'],
        ['bridge-at-night', 'A bridge is no shelter, because the wind gets faster below it.'],
        ['automobile', 'In a car, drive to a solid house, and race no tornado.'],
        ['radio', 'Stay until the radio says that it is over.'],
      ],
    },
  ],
});
