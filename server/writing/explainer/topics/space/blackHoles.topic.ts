/** What a black hole is. */
import { defineTopic } from '../../defineTopic';

export const blackHoles = defineTopic({
  name: 'black holes',
  about: ['black hole', 'blackhole'],
  scripts: [
    {
      title: 'What a black hole really is',
      about: ['event horizon', 'what is a black hole', 'black hole form'],
      level: 'easy',
      lines: [
        ['new-moon', 'A black hole is not a hole at all.'],
        ['collision', 'It is a lot of matter crushed into very little space.'],
        ['star', 'Many form when a massive star runs out of fuel and its core collapses.'],
        ['parachute', 'Near it, gravity is so strong that nothing can climb out again.'],
        ['sun', 'Not even light is fast enough.'],
        ['no-entry', 'The point of no return is called the event horizon.'],
        ['hourglass-not-done', 'Seen from far away, clocks near it run slower.'],
        ['ringed-planet', 'But a black hole does not vacuum up the universe.'],
        [
          'globe-showing-europe-africa',
          'If the Sun became one of the same mass, Earth would keep its orbit.',
        ],
        ['snowflake', 'It would just get very cold and very dark.'],
      ],
    },
    {
      title: 'How we saw the invisible',
      about: ['picture of black hole', 'photo of black hole', 'image of black hole', 'see black hole'],
      level: 'easy',
      lines: [
        ['telescope', 'How do you photograph something that gives off no light?'],
        ['milky-way', 'You look at what surrounds it.'],
        ['fire', 'Gas falling toward a black hole is squeezed and glows extremely hot.'],
        ['satellite-antenna', 'In 2017, radio telescopes on four continents watched one together.'],
        ['globe-with-meridians', 'Linked up, they worked like one dish almost as wide as the Earth.'],
        ['floppy-disk', 'The data filled so many hard drives that they had to be flown by plane.'],
        ['framed-picture', 'In 2019 the world saw the result.'],
        ['ring', 'It was a glowing ring with a dark shadow in the middle.'],
        ['new-moon', 'That black hole weighs more than six billion Suns.'],
        ['sparkles', 'It sits in a galaxy 55 million light years away.'],
      ],
    },
  ],
});
