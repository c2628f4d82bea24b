/** What a flame is. */
import { defineTopic } from '../../defineTopic';

export const fire = defineTopic({
  name: 'fire',
  about: ['fire', 'combustion'],
  scripts: [
    {
      title: 'What a flame really is',
      about: ['flame', 'burning', 'what is fire', 'candle'],
      level: 'easy',
      lines: [
        ['candle', 'Look closely at a candle, and you will see that the wick hardly burns.'],
        ['droplet', 'The heat melts the wax, and the wick drinks it.'],
        ['wind-face', 'At the top, wax turns into gas, and that gas is what burns.'],
        ['handshake', 'Its atoms leave each other and join with oxygen from the air.'],
        ['high-voltage', 'Energy is set free as heat and light.'],
        ['sparkles', 'The yellow glow comes from tiny grains of soot, so hot that they shine.'],
        ['up-arrow', 'Hot gas rises, and that pulls a flame into its pointed shape.'],
        ['astronaut', 'Aboard a space station, where nothing rises, a flame is a small blue ball.'],
      ],
    },
    {
      title: 'Three things that fire needs',
      about: ['fire extinguisher', 'fire triangle', 'put out fire', 'stop fire'],
      level: 'standard',
      lines: [
        ['fire-engine', 'Firefighters think of a fire as a triangle.'],
        ['oil-drum', 'It needs fuel, heat and oxygen, and if one side is missing, it goes out.'],
        ['droplet', 'Water takes away the heat.'],
        ['cooking', 'A lid on a pan takes away the oxygen.'],
        ['deciduous-tree', 'A wide path cut through a forest takes away the fuel.'],
        [
          'warning',
          'Water on burning oil is a bad mistake, for it turns to steam at once and throws the oil into the air.',
        ],
        [
          'fire-extinguisher',
          'Many extinguishers blow out carbon dioxide, which covers the flames like a blanket.',
        ],
        [
          'pot-of-food',
          'People have used fire for hundreds of thousands of years, to cook, to stay warm and to tell stories beside it.',
        ],
      ],
    },
  ],
});
