/** Why there are tides. */
import { defineTopic } from '../../defineTopic';

export const tides = defineTopic({
  name: 'tides',
  about: ['tide', 'high tide', 'low tide', 'ebb'],
  scripts: [
    {
      title: 'Why the sea rises and falls',
      about: ['causes tides', 'what causes tides', 'tides happen'],
      level: 'easy',
      lines: [
        ['water-wave', 'At many coasts the sea comes and goes twice a day.'],
        ['full-moon', 'The main cause is the Moon.'],
        ['magnet', 'Its gravity pulls hardest on the side of the Earth that faces it.'],
        ['droplet', 'There the water bulges toward the Moon.'],
        [
          'globe-showing-europe-africa',
          'On the far side the pull is weakest, so a second bulge is left behind.',
        ],
        ['counterclockwise-arrows-button', 'The Earth turns beneath both of them.'],
        ['alarm-clock', 'So most coasts meet two high tides in a little more than a day.'],
        ['sun', 'The Sun pulls, too, almost half as strongly.'],
        ['chart-increasing', 'When Sun and Moon line up, the tides are highest.'],
        ['beach-with-umbrella', 'How high depends on the shape of the coast, from a hand to sixteen metres.'],
      ],
    },
    {
      title: 'The Moon is leaving us',
      about: ['moon leaving', 'moon moving away', 'moon drifting away', 'tides earth slow'],
      level: 'standard',
      lines: [
        ['full-moon', 'Every year the Moon moves almost four centimetres away from us.'],
        ['water-wave', 'The tides are the reason.'],
        ['counterclockwise-arrows-button', 'The Earth turns faster than the Moon goes around.'],
        ['magnet', 'So it drags its tidal bulges a little ahead of the Moon.'],
        ['rocket', 'Those bulges pull the Moon forward, and it climbs to a wider orbit.'],
        ['snail', 'In return, the Earth slows down.'],
        ['hourglass-not-done', 'Our days grow longer by about two thousandths of a second in a century.'],
        ['coral', 'Fossil corals show it in their growth rings, one a day.'],
        ['calendar', 'Four hundred million years ago, a year had about four hundred days.'],
        ['astronaut', 'Today we measure the distance with mirrors that astronauts left behind.'],
      ],
    },
  ],
});
