/** What gravity does. */
import { defineTopic } from '../../defineTopic';

export const gravity = defineTopic({
  name: 'gravity',
  about: ['gravity', 'gravitation'],
  scripts: [
    {
      title: 'Why things fall',
      about: [
        'why things fall',
        'falling object',
        'newton gravity',
        'history of gravity',
        'isaac newton apple',
      ],
      level: 'easy',
      lines: [
        ['red-apple', 'Let go of an apple, and it falls.'],
        ['globe-showing-europe-africa', 'Isaac Newton saw that the same pull holds the Moon.'],
        ['magnet', 'Every piece of matter attracts every other piece.'],
        ['balance-scale', 'The more mass, the stronger the pull.'],
        ['straight-ruler', 'Twice as far apart, it is only a quarter as strong.'],
        ['feather', 'Heavy and light things fall at the same rate, if no air slows them.'],
        ['astronaut', 'An astronaut showed it on the Moon with a hammer and a feather.'],
        ['rocket', 'In orbit people float, although gravity is still nearly as strong.'],
        ['parachute', 'They are falling the whole time.'],
        ['full-moon', 'They just move sideways so fast that they keep missing the Earth.'],
      ],
    },
    {
      title: "Einstein's idea of gravity",
      about: ['einstein gravity', 'relativity', 'general relativity', 'gravity time'],
      level: 'standard',
      lines: [
        ['person-in-bed', 'Albert Einstein began with a simple picture.'],
        ['parachute', 'Somebody who falls freely does not feel their own weight.'],
        ['light-bulb', 'He called it the happiest thought of his life.'],
        ['bed', 'From it came a new idea: mass bends space and time, like a ball bends a mattress.'],
        ['ringed-planet', 'Planets do not feel a rope that pulls them.'],
        ['motorway', 'They follow the straightest path through a curved world.'],
        ['sun', 'In 1919, during an eclipse, astronomers tested it.'],
        ['star', 'Starlight that passed the Sun was bent, as he had predicted.'],
        ['hourglass-not-done', 'Gravity even slows time a little.'],
        [
          'satellite',
          'Without correcting for that, navigation by satellite would be kilometres off within a day.',
        ],
      ],
    },
  ],
});
