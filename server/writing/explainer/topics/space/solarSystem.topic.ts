/** The planets and how far apart they are. */
import { defineTopic } from '../../defineTopic';

export const solarSystem = defineTopic({
  name: 'the solar system',
  about: ['solar system', 'planet'],
  near: ['asteroid', 'asteroids'],
  scripts: [
    {
      title: 'A walk through the solar system',
      about: ['planet order', 'planet distance', 'how big solar system', 'solar system scale'],
      level: 'standard',
      lines: [
        ['soccer-ball', 'Shrink the Sun to the size of a football.'],
        ['person-walking', 'Now walk ten big steps, and you meet Mercury, a grain of sand.'],
        ['globe-showing-americas', 'The Earth waits after twenty-six steps, as small as a peppercorn.'],
        ['ringed-planet', 'Jupiter, a large marble, rolls along more than a hundred steps out.'],
        ['dashing-away', 'For Neptune, the last planet, you must walk almost eight hundred.'],
        ['new-moon', 'In between there is almost nothing.'],
        ['mobile-phone', 'That is why posters of the planets never show true distances.'],
        ['world-map', 'On a page where you could see the Earth, Neptune would be in the next street.'],
        ['milky-way', 'And the nearest other star would be another football, on the far side of an ocean.'],
      ],
    },
    {
      title: 'Why planets are round',
      about: ['planets round', 'earth round'],
      level: 'standard',
      lines: [
        ['potato', 'Small asteroids look like potatoes.'],
        ['ringed-planet', 'Planets are round, every one of them.'],
        ['down-arrow', 'The reason is gravity, which pulls each stone towards the middle.'],
        ['mountain', 'In a small rock this pull is weak, and bumps stay where they are.'],
        [
          'globe-showing-asia-australia',
          'In a large body, it is strong enough to make rock flow like thick honey.',
        ],
        ['balance-scale', 'Whatever sticks out sinks, until every side is equally far from the centre.'],
        ['bullseye', 'Only one shape does that, the ball.'],
        [
          'counterclockwise-arrows-button',
          'Spinning pushes the belly out a little, so the Earth is slightly wider at the equator.',
        ],
        ['straight-ruler', 'Our highest mountains are just tiny scratches on a smooth ball.'],
      ],
    },
    {
      title: 'Why Pluto is no planet',
      about: ['pluto', 'pluto planet', 'how many planets', 'ninth planet', 'eight planets'],
      level: 'easy',
      lines: [
        ['telescope', "In 1930, a farmer's son found a point of light that moved among the stars."],
        ['girl', 'A girl of eleven in England, Venetia Burney, thought of the name, Pluto.'],
        ['ringed-planet', 'For seventy-six years, it was the ninth planet.'],
        [
          'full-moon',
          'But it turned out to be smaller than our Moon, and many more bodies of its kind were found out there.',
        ],
        ['balance-scale', 'One of them, Eris, seemed larger still.'],
        ['raising-hands', 'So in 2006, astronomers took a vote on what a planet is.'],
        ['broom', 'It must go around the Sun, be round, and have swept its path clear, and Pluto has not.'],
        ['input-numbers', 'That leaves eight.'],
        ['red-heart', 'In 2015, a probe flew past, and showed a heart of ice.'],
      ],
    },
    {
      title: 'How the solar system was made',
      about: [
        'solar system formed',
        'earth formed',
        'earth form',
        'solar system form',
        'planets formed',
        'planets form',
        'history of the solar system',
        'solar system begin',
        'how was the solar system created',
        'solar system made',
      ],
      level: 'easy',
      lines: [
        ['cloud', 'Four and a half billion years ago, there was only a cold cloud of gas and dust.'],
        ['down-arrow', 'A part of it fell together under its own weight.'],
        ['counterclockwise-arrows-button', 'As it shrank, it turned faster, and became a flat disc.'],
        ['sun', 'In the middle, it grew so hot that the Sun began to shine.'],
        ['rock', 'Around it, dust stuck to dust, pebbles to pebbles, and rocks to rocks.'],
        ['collision', 'Near the Sun, only stone and metal stayed solid, and made four small planets.'],
        ['snowflake', 'In the outer solar system, there was ice, so planets grew huge, and gathered gas.'],
        ['comet', 'What was left are asteroids and comets.'],
        ['telescope', 'Around young stars, we can see such discs today.'],
      ],
    },
  ],
});
