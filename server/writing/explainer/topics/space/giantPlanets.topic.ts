/** Jupiter and Saturn: a storm, and rings. */
import { defineTopic } from '../../defineTopic';

export const giantPlanets = defineTopic({
  name: 'the giant planets',
  about: ['giant planets', 'gas giant', 'gas giants'],
  near: ['uranus', 'neptune'],
  scripts: [
    {
      title: 'The planet that has a storm for an eye',
      about: [
        'jupiter',
        'many moons jupiter',
        "jupiter's moons",
        'great red spot',
        'biggest planet',
        'largest planet',
        'what is jupiter made of',
        'jupiter made of',
        'why is jupiter so big',
        'jupiter big',
      ],
      level: 'standard',
      lines: [
        ['ringed-planet', 'Jupiter is more than twice as heavy as all other planets together.'],
        ['globe-with-meridians', 'Thirteen hundred Earths would fit into it.'],
        ['no-entry', 'You could not stand on it, as this gas giant has no ground.'],
        [
          'balloon',
          'It is made of hydrogen and helium, like the Sun, and deep inside, hydrogen is pressed until it acts as a metal.',
        ],
        ['stopwatch', 'A day takes less than ten hours.'],
        [
          'cyclone',
          'The red spot is a storm, wider than the Earth, and people have watched it for at least one hundred and fifty years.',
        ],
        ['chart-decreasing', 'It is shrinking.'],
        [
          'full-moon',
          'Of its moons, nearly a hundred, Galileo saw four, and on one of them, under a crust of ice, lies a salty ocean.',
        ],
      ],
    },
    {
      title: 'Rings as thin as a house',
      about: [
        'saturn',
        'rings of saturn',
        'saturn rings',
        'saturn have rings',
        'what is saturn made of',
        'saturn made of',
        "what are saturn's rings",
      ],
      level: 'easy',
      lines: [
        ['ringed-planet', 'The rings of Saturn would reach two thirds of the way to the Moon.'],
        ['house', 'But most of them are hardly thicker than a house is high.'],
        ['ice', 'They are made of ice, in pieces from a grain of dust to a bus.'],
        ['comet', 'Perhaps a moon or a comet came too close, and was torn apart.'],
        ['hourglass-done', 'They rain down on the planet, so one day they will be gone.'],
        [
          'balance-scale',
          'Saturn is a gas giant, and so light that it would float, if there were a bath that large.',
        ],
        ['droplet', 'From one of its moons, water shoots into space.'],
        ['parachute', 'On another, Titan, a probe landed in 2005, on pebbles of ice, under orange fog.'],
      ],
    },
  ],
});
