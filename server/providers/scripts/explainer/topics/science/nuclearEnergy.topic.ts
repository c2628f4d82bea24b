/** Nuclear energy: splitting, Chernobyl, and a Sun in a bottle. */
import { defineTopic } from '../../defineTopic';

export const nuclearEnergy = defineTopic({
  name: 'nuclear energy',
  about: ['nuclear energy', 'nuclear power', 'nuclear power plant', 'nuclear reactor', 'atomic energy'],
  near: ['fukushima', 'nuclear weapon', 'nuclear bomb', 'atomic bomb', 'nuclear waste'],
  scripts: [
    {
      title: 'A very hot kettle',
      about: [
        'nuclear energy work',
        'nuclear power work',
        'nuclear power plant work',
        'nuclear reactor work',
        'nuclear fission',
        'fission',
        'splitting the atom',
        'what is nuclear energy',
        'nuclear energy made',
        'split an atom',
      ],
      level: 'standard',
      lines: [
        ['hot-beverage', 'A nuclear power plant is a kettle, and what heats it is the splitting of atoms.'],
        ['atom-symbol', 'When a neutron hits a certain kind of uranium, the core breaks in two.'],
        ['fire', 'That frees heat, and two or three more neutrons.'],
        ['chains', 'They split more cores, in a chain.'],
        [
          'level-slider',
          'Rods that swallow neutrons keep it steady, so that each split makes just one more.',
        ],
        ['factory', 'Water boils, steam drives a turbine, and the turbine makes electricity.'],
        ['pill', 'A pellet as large as a fingertip gives about as much energy as a tonne of coal.'],
        ['cloud', 'Hardly any carbon dioxide comes from it.'],
        ['radioactive', 'But the waste must be kept safe for thousands of years.'],
      ],
    },
    {
      title: 'The night of Chernobyl',
      about: [
        'chernobyl',
        'nuclear accident',
        'chernobyl explode',
        'nuclear disaster',
        'nuclear energy dangerous',
        'nuclear power dangerous',
        'nuclear meltdown',
      ],
      level: 'standard',
      lines: [
        [
          'night-with-stars',
          'On the twenty-sixth of April 1986, engineers at a nuclear power plant near Chernobyl ran a test.',
        ],
        ['no-entry', 'For it they had switched off safety systems, and the reactor was hard to hold.'],
        [
          'level-slider',
          'When they pushed the rods in, a flaw in their tips made it run faster for some seconds.',
        ],
        ['bomb', 'The reactor blew off its roof, and there was no shell around it.'],
        ['firefighter', 'Firemen came without knowing, and some died within weeks.'],
        ['bus', 'The town nearby was told after a day and a half, and left in buses.'],
        ['wind-face', 'The wind carried radioactive dust over half of Europe.'],
        ['wolf', 'Today, wolves and horses live there.'],
        ['wrench', 'Such reactors were changed after it.'],
      ],
    },
    {
      title: 'A Sun in a bottle',
      about: ['nuclear fusion', 'fusion', 'fusion energy', 'fusion reactor', 'difference fission fusion'],
      level: 'easy',
      lines: [
        ['sun', 'The Sun does not split atoms, it joins them, and that is called fusion.'],
        ['bubbles', 'On Earth, one takes two heavy kinds of hydrogen.'],
        ['thermometer', 'At more than one hundred million degrees, their cores meet and become helium.'],
        ['magnet', 'No wall could bear that, so magnets hold the hot gas away from it.'],
        ['droplet', 'One kind is found in sea water.'],
        ['check-mark-button', 'It could not run away, since it stops by itself.'],
        [
          'flashlight',
          'In 2022, lasers in California got more energy out of a pellet than they shot into it.',
        ],
        ['hourglass-not-done', 'But to fire them took a hundred times more.'],
        ['electric-plug', 'This kind of nuclear energy has yet to light a lamp.'],
      ],
    },
  ],
});
