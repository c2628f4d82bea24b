/** How insurance works. */
import { defineTopic } from '../../defineTopic';

export const insurance = defineTopic({
  name: 'insurance',
  about: ['insurance'],
  near: ['premium'],
  scripts: [
    {
      title: 'A thousand roofs',
      about: ['how insurance works', 'insurance company', 'risk pooling'],
      level: 'easy',
      lines: [
        ['houses', 'Imagine a village with a thousand houses.'],
        ['fire', 'Each year, one of them burns down, and nobody knows which.'],
        ['crying-face', 'For one family, this would be the end.'],
        ['coin', 'So each puts a thousandth of a house into a common chest.'],
        [
          'house',
          'Whoever has bad luck gets a new home, and all the others have paid a little for a quiet night.',
        ],
        ['game-die', 'One fire is chance, but a thousand houses can be reckoned with.'],
        ['balance-scale', 'Who takes a greater risk pays more.'],
        ['umbrella-with-rain-drops', 'Insurance does not keep the rain away, it only shares the umbrella.'],
      ],
    },
    {
      title: 'Coffee, ships and a bell',
      about: ['history of insurance', "lloyd's of london"],
      level: 'easy',
      lines: [
        ['hot-beverage', 'London, around 1690, and Edward Lloyd is pouring coffee near the harbour.'],
        ['ship', 'Captains, merchants and rich men meet at his tables, and talk about ships.'],
        ['memo', 'One writes on a sheet what his ship carries and where it sails.'],
        [
          'fountain-pen',
          'Others put their names under it, each for a part of the risk, and so they are called underwriters.',
        ],
        ['money-bag', 'If she comes home, they keep a fee.'],
        ['water-wave', 'If she sinks, they pay.'],
        [
          'speaker-high-volume',
          "In Lloyd's of London today, there hangs the bell of a wreck, and it was rung for a ship that was lost.",
        ],
        ['satellite', "They now insure satellites and footballers' legs."],
      ],
    },
  ],
});
