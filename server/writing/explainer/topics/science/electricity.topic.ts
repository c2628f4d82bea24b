/** What electricity is. */
import { defineTopic } from '../../defineTopic';

export const electricity = defineTopic({
  name: 'electricity',
  about: ['electricity', 'electric current', 'electrical current'],
  scripts: [
    {
      title: 'What flows in a wire',
      about: ['voltage', 'how electricity works', 'circuit'],
      level: 'easy',
      lines: [
        ['high-voltage', 'Flip a switch, and the light is on at once.'],
        ['atom-symbol', 'In a metal wire, some electrons are free to wander from atom to atom.'],
        ['battery', 'A battery pushes them at one end and pulls them at the other.'],
        ['potable-water', 'Think of water in a pipe.'],
        ['thermometer', 'Voltage is the pressure, and current is how much flows.'],
        ['no-entry', 'Resistance is how narrow the pipe is.'],
        ['snail', 'The electrons themselves creep along, often slower than a snail.'],
        ['rocket', 'But the push travels through the wire at close to the speed of light.'],
        ['light-bulb', 'That is why the lamp does not wait.'],
        [
          'counterclockwise-arrows-button',
          'The electrons must be able to return, so a circuit has to be closed.',
        ],
      ],
    },
    {
      title: 'From the power plant to you',
      about: [
        'power plant',
        'electricity made',
        'electricity generated',
        'generate electricity',
        'where electricity come',
      ],
      level: 'standard',
      lines: [
        ['factory', 'Most electricity begins with something that spins.'],
        ['fog', 'Steam, wind or falling water turns a turbine.'],
        ['magnet', 'The turbine spins magnets past coils of copper wire.'],
        ['high-voltage', 'A moving magnet makes electrons move, as Michael Faraday found in 1831.'],
        ['chart-increasing', 'Then the voltage is raised to hundreds of thousands of volts.'],
        ['straight-ruler', 'High voltage wastes less energy on a long way.'],
        ['house', 'Near your home it is lowered again, step by step.'],
        ['sun', 'Solar panels are different, because light itself sets their electrons free.'],
        ['balance-scale', 'At every moment, as much must be made as is used.'],
        ['electric-plug', 'Remember that next time you plug something in.'],
      ],
    },
  ],
});
