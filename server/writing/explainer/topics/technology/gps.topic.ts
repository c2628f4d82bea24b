/** How GPS finds you. */
import { defineTopic } from '../../defineTopic';

export const gps = defineTopic({
  name: 'satellite navigation',
  about: ['gps', 'satellite navigation', 'sat nav'],
  near: ['navigation', 'location', 'google maps'],
  scripts: [
    {
      title: 'Four clocks in the sky',
      about: ['how phones know where you are', 'how gps works'],
      level: 'standard',
      lines: [
        ['mobile-phone', 'Your phone does not tell any satellite where you are.'],
        ['satellite', 'It only listens, to faint signals from about twenty thousand kilometres up.'],
        ['alarm-clock', 'Each of them says which satellite it is and what time it is.'],
        [
          'dashing-away',
          'The signal travels at the speed of light, so how late it comes tells how far away the sender is.',
        ],
        ['bullseye', 'One distance puts you somewhere on a ball around it, and three leave a single point.'],
        ['stopwatch', 'A fourth corrects the cheap clock in your phone.'],
        ['balance-scale', 'An error of a millionth of a second would be three hundred metres.'],
        ['pushpin', 'So, to find a café, we fly atomic clocks around the world.'],
      ],
    },
    {
      title: 'Einstein in your pocket',
      about: ['einstein gps', 'relativity gps'],
      level: 'standard',
      lines: [
        [
          'thinking-face',
          'Einstein never drove with a navigation system, but no navigation would work without him.',
        ],
        ['dashing-away', 'A clock that moves fast runs a little slow.'],
        ['satellite', 'For the satellites, this is seven millionths of a second a day.'],
        ['mountain', 'A clock far away from a heavy body runs fast.'],
        ['up-arrow', 'High up there, that makes forty-five millionths.'],
        ['divide', 'In sum, they gain thirty-eight millionths of a second each day.'],
        ['world-map', 'It sounds like nothing, but your position would wander by some ten kilometres a day.'],
        ['wrench', 'So engineers set the clocks to run a little slow before they are launched.'],
        ['light-bulb', 'What began as pure thought now brings the pizza to the right door.'],
      ],
    },
  ],
});
