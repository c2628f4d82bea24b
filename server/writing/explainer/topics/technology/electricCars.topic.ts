/** How electric cars work. */
import { defineTopic } from '../../defineTopic';

export const electricCars = defineTopic({
  name: 'electric cars',
  about: ['electric car', 'electric vehicle', 'ev', 'tesla car'],
  scripts: [
    {
      title: 'The car with one moving part',
      about: ['electric motor', 'how electric cars work'],
      level: 'standard',
      lines: [
        [
          'automobile',
          'An electric motor has, in principle, one moving part, and a petrol engine has hundreds.',
        ],
        ['magnet', 'Coils around it are switched so that their magnetic field runs in a circle.'],
        ['counterclockwise-arrows-button', 'The middle part is a magnet, too, and tries to catch up.'],
        [
          'high-voltage',
          'It pulls with full force from the very first turn, so there is hardly need for gears.',
        ],
        ['battery', 'When you brake, the motor becomes a generator and gives back part of the energy.'],
        [
          'hundred-points',
          'Nearly nine tenths of the current become motion, and of petrol only about a third.',
        ],
        ['balance-scale', 'The heavy part is the battery.'],
        ['musical-notes', 'And at low speed, it has to hum, to be heard.'],
      ],
    },
    {
      title: 'The race of 1899',
      about: ['history of electric cars', 'first electric car'],
      level: 'standard',
      lines: [
        ['dashing-away', 'The first car to go faster than a hundred kilometres an hour ran on batteries.'],
        [
          'calendar',
          'It was in 1899, its driver was Camille Jenatzy, and it looked like a torpedo on wheels.',
        ],
        ['automobile', 'Around 1900, electric cars were popular in the cities of America.'],
        ['hand-with-fingers-splayed', 'They did not smell, and needed no crank that could break your arm.'],
        ['oil-drum', 'Then cheap oil was found in Texas.'],
        ['factory', 'Henry Ford built a petrol car that cost half as much.'],
        ['key', 'Last came an electric starter, of all things, and made the crank unnecessary.'],
        ['hourglass-done', 'The electric car slept for almost a hundred years.'],
      ],
    },
  ],
});
