/** The space race: a beep, and a man who fell from the sky. */
import { defineTopic } from '../../defineTopic';

export const spaceRace = defineTopic({
  name: 'the space race',
  about: ['space race'],
  scripts: [
    {
      title: 'A beep that scared the world',
      about: [
        'what was the space race',
        'history of the space race',
        'space race start',
        'space race won',
        'won the space race',
        'sputnik',
        'first satellite',
      ],
      level: 'standard',
      lines: [
        ['satellite', 'In October 1957, a ball of metal went around the Earth, and beeped.'],
        ['radio', 'Sputnik was hardly bigger than a beach ball, but anyone with a radio could hear it.'],
        ['fearful-face', 'Americans knew that a rocket that carries a ball can carry a bomb.'],
        ['dog', 'A month later, the Soviet Union sent up a dog, who did not come back.'],
        ['astronaut', 'In 1961 came the first man.'],
        ['megaphone', 'So President Kennedy promised the Moon within the decade.'],
        ['full-moon', 'In 1969, America won that part of the race.'],
        ['handshake', 'And in 1975, two ships met in orbit, and their crews shook hands.'],
        ['ledger', 'Without the race, we would hardly have had satellites so soon.'],
      ],
    },
    {
      title: 'A hundred and eight minutes',
      about: [
        'yuri gagarin',
        'gagarin',
        'first man in space',
        'first human in space',
        'first person in space',
      ],
      level: 'easy',
      lines: [
        ['bed', 'On the morning of the flight, Yuri Gagarin had slept well, it is said.'],
        ['rocket', 'On the twelfth of April 1961, he called, off we go.'],
        [
          'globe-showing-europe-africa',
          'He was the first human who saw the Earth from space, and it took a hundred and eight minutes.',
        ],
        ['fire', 'On the way back, a cable did not come off, and the capsule tumbled through the flames.'],
        ['parachute', 'Seven kilometres up, he shot himself out, and came down on a parachute of his own.'],
        ['potato', 'In a field he met a girl and her grandmother, who were planting potatoes.'],
        ['speech-balloon', 'Do not be afraid, he told them, I am one of you.'],
        ['trophy', 'Now the space race had a face.'],
      ],
    },
  ],
});
