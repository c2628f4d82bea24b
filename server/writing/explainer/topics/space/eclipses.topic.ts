/** Eclipses of the Sun and the Moon. */
import { defineTopic } from '../../defineTopic';

export const eclipses = defineTopic({
  name: 'eclipses',
  about: ['eclipse'],
  scripts: [
    {
      title: 'The great coincidence',
      about: ['solar eclipse', 'total eclipse'],
      level: 'easy',
      lines: [
        ['new-moon', 'For a few minutes, day turns into night.'],
        ['bird', 'Birds fall silent, the air cools, and stars come out at noon.'],
        ['sun', 'A total eclipse happens when the Moon moves exactly before the Sun.'],
        ['straight-ruler', 'The Sun is about four hundred times as wide as the Moon.'],
        ['bullseye', 'By chance, it is also about four hundred times as far away.'],
        ['eye', 'So both look the same size from here.'],
        ['glowing-star', 'The small Moon just covers the bright disc, and the pale crown around it appears.'],
        ['dashing-away', 'But the Moon drifts away from us by a few centimetres a year.'],
        ['hourglass-done', 'In the far future, it will be too small, and nobody will see this again.'],
      ],
    },
    {
      title: 'Why the Moon turns red',
      about: ['lunar eclipse', 'blood moon', 'moon red'],
      level: 'easy',
      lines: [
        ['full-moon', 'A few times in a decade, the full Moon slowly turns the colour of copper.'],
        ['globe-showing-europe-africa', 'It has moved into the shadow of the Earth.'],
        ['red-question-mark', 'Why then does it not simply turn black?'],
        ['sunset', 'Because our air bends some sunlight around the edge of the planet.'],
        ['artist-palette', 'On the way, it loses its blue, as it does each evening.'],
        [
          'sunrise-over-mountains',
          'The light that reaches the Moon comes from all the sunrises and sunsets of the Earth at that moment.',
        ],
        ['eyes', 'Such an eclipse is safe to watch with bare eyes.'],
        ['crown', 'Kings once feared it as a sign.'],
        ['open-book', 'Today we know the date of each one for centuries ahead.'],
      ],
    },
  ],
});
