/** How stars are born, live and die. */
import { defineTopic } from '../../defineTopic';

export const stars = defineTopic({
  name: 'stars',
  about: ['star'],
  near: ['neutron star'],
  scripts: [
    {
      title: 'You are made of old stars',
      about: ['star born', 'star die', 'life of a star', 'supernova', 'made of stars', 'made of stardust'],
      level: 'standard',
      lines: [
        ['drop-of-blood', 'Look at the iron in your blood.'],
        ['star', 'It was forged inside a star.'],
        ['balloon', 'The young universe held little more than hydrogen and helium, the gas in balloons.'],
        [
          'fire',
          'Stars press these light atoms together and make heavier ones, such as carbon, oxygen and iron.',
        ],
        ['collision', 'The largest of them end in an explosion, a supernova.'],
        ['dashing-away', 'It throws all that they have made into space.'],
        ['fog', 'Out of such clouds, new stars and planets grow.'],
        ['globe-showing-americas', 'One of those planets is ours.'],
        [
          'hugging-face',
          'So the carbon in your skin and the oxygen in your breath are older than the Earth itself.',
        ],
      ],
    },
    {
      title: 'Why stars twinkle',
      about: ['starlight', 'star twinkle'],
      level: 'standard',
      lines: [
        ['night-with-stars', 'A star does not twinkle at all.'],
        ['rocket', 'Seen from a space station, it is a calm point of light.'],
        ['wind-face', 'The flicker begins in the last few kilometres of its journey, in our own air.'],
        ['hot-springs', 'Warm and cold pockets of air bend light a little differently.'],
        [
          'water-wave',
          'Since they are always moving, the star seems to jump and change its colour, like a coin at the bottom of a stream.',
        ],
        ['ringed-planet', 'Planets look steadier, because they are tiny discs, not points.'],
        ['telescope', 'Astronomers like neither, so they put telescopes on high mountains or into orbit.'],
        ['magic-wand', 'Others bend a mirror hundreds of times a second, until the star stands still.'],
      ],
    },
    {
      title: 'How far away the stars are',
      about: [
        'how far stars',
        'far away stars',
        'distance to the stars',
        'nearest star',
        'closest star',
        'proxima centauri',
        'travel to the stars',
      ],
      level: 'standard',
      lines: [
        ['airplane', 'To fly to the nearest star in an airliner would take about five million years.'],
        ['rocket', 'Voyager, which left in 1977, would need some seventy thousand.'],
        ['stopwatch', 'Light needs a little more than four years from Proxima Centauri to your eye.'],
        ['night-with-stars', 'Most of the stars that you see are tens or hundreds of light years away.'],
        ['thumbs-up', 'To measure it, stretch out a thumb, and close one eye, then the other.'],
        ['eyes', 'The nearer the thumb, the farther it jumps.'],
        ['calendar', 'Astronomers do the same, with half a year between the two looks.'],
        ['globe-with-meridians', 'By then, near stars have moved a hair.'],
        ['satellite', 'A satellite called Gaia has done so with more than a billion stars.'],
      ],
    },
  ],
});
