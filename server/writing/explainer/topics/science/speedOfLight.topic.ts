/** How fast light is and what follows from it. */
import { defineTopic } from '../../defineTopic';

export const speedOfLight = defineTopic({
  name: 'the speed of light',
  about: ['speed of light', 'light speed', 'fast light', 'how fast is light', 'how fast light'],
  near: ['light year'],
  scripts: [
    {
      title: 'The fastest thing there is',
      about: ['faster than light'],
      level: 'standard',
      lines: [
        ['light-bulb', 'Count to one, and light has gone around the Earth seven times.'],
        ['dashing-away', 'It covers about three hundred thousand kilometres in one second.'],
        ['full-moon', 'To the Moon it takes a little more than a second, and to the Sun eight minutes.'],
        ['star', 'To the nearest other star it takes over four years.'],
        ['telescope', 'So when you look at the sky, you look into the past.'],
        ['night-with-stars', 'Some of the stars you see tonight sent their light before you were born.'],
        ['no-entry', 'Nothing that has weight can ever reach this speed.'],
        ['fuel-pump', 'The closer it gets, the more energy each further step would cost, without any end.'],
      ],
    },
    {
      title: "The clock in Jupiter's moon",
      about: ['measure speed of light', 'history of the speed of light'],
      level: 'standard',
      lines: [
        ['telescope', 'In 1676, Ole Rømer was watching a moon of Jupiter.'],
        ['stopwatch', 'Again and again, it slipped behind the planet, regular as a clock.'],
        ['alarm-clock', 'But the clock was wrong.'],
        ['calendar', 'In some months the moon came minutes too early, and in others minutes too late.'],
        ['thinking-face', 'Most people would have blamed the tables.'],
        [
          'globe-showing-europe-africa',
          'Rømer saw that it was late when the Earth was far away, and early when it was near.',
        ],
        ['light-bulb', 'The moon kept perfect time, it was the light that needed longer.'],
        ['dashing-away', 'Until then, many scholars had believed that light arrives at once.'],
        ['trophy', 'With a telescope and patience, he had shown that it travels.'],
      ],
    },
  ],
});
