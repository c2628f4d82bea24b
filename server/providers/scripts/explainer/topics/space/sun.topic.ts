/** What the Sun is and how it shines. */
import { defineTopic } from '../../defineTopic';

export const sun = defineTopic({
  name: 'the Sun',
  about: ['sun', 'sunlight', 'sun shine', 'sun burn'],
  scripts: [
    {
      title: 'The fire that is not a fire',
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
  ],
});
