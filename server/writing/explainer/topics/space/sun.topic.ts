/** What the Sun is and how it shines. */
import { defineTopic } from '../../defineTopic';

export const sun = defineTopic({
  name: 'the Sun',
  about: ['sun'],
  scripts: [
    {
      title: 'The fire that is not a fire',
      about: [
        'sun shine',
        'sun burn',
        'how sun works',
        'sun hot',
        'how hot sun',
        'how old sun',
        'sun energy',
      ],
      level: 'standard',
      lines: [
        ['fire', 'Nothing burns on the Sun.'],
        ['wind-face', 'A flame needs oxygen, and out there it would run out at once.'],
        [
          'atom-symbol',
          'Deep inside, at fifteen million degrees, hydrogen is pressed together until it becomes helium.',
        ],
        ['balance-scale', 'The new atom weighs a little less than its parts.'],
        ['high-voltage', 'What is missing has turned into energy.'],
        ['sun', 'In this way the Sun becomes about four million tonnes lighter every second.'],
        [
          'hundred-points',
          'It will hardly notice, for it holds more than ninety-nine percent of all the mass in the solar system.',
        ],
        ['hourglass-not-done', 'It has shone for four and a half billion years.'],
        ['calendar', 'There is fuel for about five billion more.'],
      ],
    },
    {
      title: 'Light with a long memory',
      about: ['sunlight', 'how long sunlight', 'light from the sun'],
      level: 'easy',
      lines: [
        ['sunrise-over-mountains', 'The sunlight on your face left the Sun eight minutes ago.'],
        ['hourglass-done', 'But its energy is much older than that.'],
        ['sun', 'It was made in the core, where matter is packed tighter than lead.'],
        ['game-die', 'There, light cannot fly straight, and bumps from atom to atom in a random walk.'],
        ['calendar', 'On this path it needs many thousands of years to reach the surface.'],
        ['mammoth', 'When it set out, there may have been mammoths in Europe.'],
        ['rocket', 'From the surface on, the way is free.'],
        ['stopwatch', 'The last hundred and fifty million kilometres take only those eight minutes.'],
        ['sunflower', 'Then it lands on a leaf, or on your cheek, and its long journey is over.'],
      ],
    },
    {
      title: 'How the Sun will end',
      about: [
        'sun die',
        'sun end',
        'sun death',
        'sun explode',
        'sun burn out',
        'how long sun burn',
        'how long sun live',
        'future of the sun',
      ],
      level: 'easy',
      lines: [
        ['sun', 'The Sun will not explode, it is too small for that.'],
        ['hourglass-not-done', 'It has fuel for about five billion years.'],
        ['thermometer', 'But it slowly grows brighter, and in a billion years, our oceans may dry up.'],
        ['balloon', 'When the hydrogen in its core is gone, it swells to a red giant.'],
        ['fire', 'Mercury and Venus will be swallowed, and perhaps the Earth as well.'],
        ['dashing-away', 'Then its outer layers drift away as a glowing cloud.'],
        [
          'gem-stone',
          'What remains is a white dwarf, as big as the Earth, and a spoonful of it weighs tonnes.',
        ],
        ['new-moon', 'It has no fire any more, and cools for billions of years.'],
        ['seedling', 'From the cloud, new stars and planets may grow.'],
      ],
    },
  ],
});
