/** How solar panels work. */
import { defineTopic } from '../../defineTopic';

export const solarPanels = defineTopic({
  name: 'solar panels',
  about: ['solar panel', 'solar power', 'solar energy', 'solar cell', 'photovoltaic'],
  scripts: [
    {
      title: 'Electricity from a stone',
      about: ['how solar panels work'],
      level: 'standard',
      lines: [
        ['sun', 'A solar panel has no moving part, makes no sound and burns nothing.'],
        ['rock', 'It is made of silicon, which comes from quartz, a common stone.'],
        ['atom-symbol', 'Light arrives in small portions, and each can knock an electron loose.'],
        [
          'balance-scale',
          'Two layers are prepared differently, and so there is an electric slope between them.',
        ],
        ['down-arrow', 'The loose electron rolls down to one side.'],
        ['electric-plug', 'Lead it back through a wire, and you have a current.'],
        ['hundred-points', 'A good panel turns more than a fifth of the light into electricity.'],
        ['snowflake', 'By the way, it works better on a cold clear day than on a hot one.'],
      ],
    },
    {
      title: 'Cheaper and cheaper',
      about: ['solar panels cheap', 'solar cheaper', 'history of solar panels', 'price of solar'],
      level: 'standard',
      lines: [
        ['rocket', 'The first customers of solar cells were satellites, for whom no price was too high.'],
        ['satellite', 'In 1958, a small American one carried six little panels, and sent for six years.'],
        ['money-bag', 'Power for one lamp cost a fortune.'],
        ['factory', 'Then something happened again and again.'],
        [
          'chart-decreasing',
          'Whenever the number of panels in the world doubled, the price fell by about a fifth.',
        ],
        ['house', 'First they came to lighthouses, then to remote huts, then to roofs.'],
        ['sunset', 'They still sleep at night, so they need a friend, such as a battery or the wind.'],
        [
          'globe-showing-asia-australia',
          'In an hour or two, the Earth receives as much sunlight as people use energy in a year.',
        ],
      ],
    },
  ],
});
