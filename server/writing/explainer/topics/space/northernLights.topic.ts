/** The northern lights: how they are made, and the night when they were everywhere. */
import { defineTopic } from '../../defineTopic';

export const northernLights = defineTopic({
  name: 'the northern lights',
  about: ['northern lights', 'aurora', 'aurora borealis', 'southern lights', 'polar lights'],
  scripts: [
    {
      title: 'Why the sky glows green',
      about: [
        'northern lights caused',
        'what are the northern lights',
        'aurora green',
        'northern lights colours',
        'northern lights colors',
        'northern lights happen',
      ],
      level: 'easy',
      lines: [
        [
          'night-with-stars',
          'On a cold night in the north, a green curtain begins to move across the stars.',
        ],
        ['sun', 'It began on the Sun, two or three days before.'],
        ['wind-face', 'From there, a wind of charged particles blows into space.'],
        ['shield', "The Earth's magnetic field turns most of them aside."],
        ['magnet', 'But some are led down towards the poles, along the field.'],
        ['collision', 'At more than a hundred kilometres up, they hit the air.'],
        ['light-bulb', 'Each atom that was hit gives the energy back as light.'],
        ['check-mark-button', 'Oxygen glows green, and higher up it glows red.'],
        ['grapes', 'Nitrogen adds blue and violet.'],
        ['globe-showing-europe-africa', 'The same thing happens around the South Pole, at the same time.'],
      ],
    },
    {
      title: 'The night when wires caught fire',
      about: ['solar storm', 'carrington', 'carrington event'],
      level: 'standard',
      lines: [
        [
          'telescope',
          'In September 1859, Richard Carrington was drawing spots on the Sun, when two of them flashed white.',
        ],
        ['hourglass-not-done', 'Less than a day later, the largest known magnetic storm reached the Earth.'],
        ['night-with-stars', 'Northern lights stood over Cuba and Hawaii.'],
        [
          'pick',
          'In the Rocky Mountains, gold diggers got up and made breakfast, as they took it for the morning.',
        ],
        ['newspaper', 'People read newspapers at midnight.'],
        ['high-voltage', 'Sparks leapt from telegraph wires, and paper caught fire.'],
        [
          'electric-plug',
          'Some operators took out their batteries, and went on sending by the current of the sky alone.',
        ],
        ['desktop-computer', 'Today, such a storm could stop power grids and satellites.'],
        ['telescope', 'That is why the weather on the Sun is watched, day and night.'],
      ],
    },
  ],
});
