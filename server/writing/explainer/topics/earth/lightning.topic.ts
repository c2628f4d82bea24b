/** Lightning and thunder. */
import { defineTopic } from '../../defineTopic';

export const lightning = defineTopic({
  name: 'lightning',
  about: ['lightning', 'thunder', 'thunderstorm', 'lightening'],
  scripts: [
    {
      title: 'Where lightning comes from',
      about: [
        'causes lightning',
        'causes thunder',
        'causes lightening',
        'what is lightning',
        'lightning form',
      ],
      level: 'standard',
      lines: [
        ['cloud-with-lightning', 'Inside a thundercloud, it is as busy as in a mill.'],
        ['ice', 'Small ice crystals are blown upwards and bump into soft hail that falls.'],
        ['high-voltage', 'At each bump, a bit of electric charge changes sides.'],
        ['balance-scale', 'The top of the cloud becomes positive, and the bottom negative.'],
        ['bridge-at-night', 'Air is a poor conductor, but at some point it gives way.'],
        [
          'down-arrow',
          'A thin channel feels its way down in steps, and another one rises from the ground to meet it.',
        ],
        [
          'collision',
          'When they touch, the current flows, and the air becomes five times as hot as the surface of the Sun.',
        ],
        ['speaker-high-volume', 'It bursts apart, and that is the thunder.'],
      ],
    },
    {
      title: 'What to do when it thunders',
      about: ['lightning safety', 'what to do lightning', 'what to do thunder', 'what to do thunderstorm'],
      level: 'easy',
      lines: [
        ['speaker-high-volume', 'When thunder roars, go indoors.'],
        ['house', 'A solid house is the best place, away from taps and wires.'],
        ['automobile', 'A closed car is nearly as good.'],
        [
          'shield',
          'It is not the rubber tyres that protect you, but the metal around you, which leads the current past.',
        ],
        [
          'deciduous-tree',
          'Never shelter under a lonely tree, for lightning likes the shortest way to the ground.',
        ],
        ['person-swimming', 'Leave the water at once, too.'],
        ['person-kneeling', 'In an open field, crouch low, with your feet together, and do not lie down.'],
        ['stopwatch', 'Wait for half an hour after the last thunder.'],
        ['sun-behind-rain-cloud', 'A storm has not left just because the Sun is back.'],
      ],
    },
  ],
});
