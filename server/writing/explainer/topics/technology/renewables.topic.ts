/** Clean energy: water, heat from below, and a footprint. */
import { defineTopic } from '../../defineTopic';

export const renewables = defineTopic({
  name: 'clean energy',
  about: ['renewable energy', 'clean energy', 'green energy', 'renewables'],
  near: ['biofuel', 'hydrogen fuel', 'tidal energy'],
  scripts: [
    {
      title: 'Falling water, hot rock',
      about: [
        'hydropower',
        'hydroelectric',
        'water power',
        'dam',
        'geothermal',
        'geothermal energy',
        'what is renewable energy',
        'types of renewable energy',
        'dams work',
        'hydropower work',
      ],
      level: 'standard',
      lines: [
        [
          'recycling-symbol',
          'Renewable energy comes from what is not used up, such as sun, wind, water and the heat of the Earth.',
        ],
        ['water-wave', 'In a dam, falling water turns a turbine, and the turbine makes electricity.'],
        ['stopwatch', 'It can start within minutes, so it fills the gaps when the wind rests.'],
        ['battery', 'Some dams pump water up at night, and are batteries as large as a lake.'],
        ['fish', 'But a dam stops fish, and drowns valleys.'],
        ['volcano', 'Geothermal plants use hot water from below, as in Iceland, where it heats most homes.'],
        ['sun', "Together with wind and sun, they now make almost a third of the world's electricity."],
        ['chart-increasing', 'And what is built new today is mostly renewable.'],
      ],
    },
    {
      title: 'What your footprint weighs',
      about: [
        'carbon footprint',
        'what is a carbon footprint',
        'reduce carbon footprint',
        'co2 footprint',
        'reduce my carbon footprint',
        'net zero',
        'climate friendly',
        'live greener',
        'help the environment',
      ],
      level: 'standard',
      lines: [
        ['factory', 'Your carbon footprint is all the greenhouse gas that is set free for you in a year.'],
        [
          'balance-scale',
          'The average is between six and seven tonnes, and that of an American almost three times as much.',
        ],
        ['house', 'Heating, driving, flying and meat make most of it.'],
        ['airplane', 'One flight over the Atlantic and back can weigh as much as a year of driving.'],
        ['cow', 'Beef weighs far more than chicken, and beans hardly anything.'],
        ['electric-plug', 'A heat pump and clean energy count more than the lamps that you switch off.'],
        ['wastebasket', 'Plastic bags hardly matter here.'],
        ['ballot-box-with-ballot', 'And what you vote for may count most.'],
        ['thinking-face', 'It was an oil company that made the word popular.'],
      ],
    },
  ],
});
