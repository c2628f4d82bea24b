/** What taxes are for. */
import { defineTopic } from '../../defineTopic';

export const taxes = defineTopic({
  name: 'taxes',
  about: ['tax', 'taxation'],
  scripts: [
    {
      title: 'What one would have to buy alone',
      about: ['why we pay taxes', 'have taxes', 'pay taxes', 'taxes used for', 'income tax'],
      level: 'easy',
      lines: [
        ['motorway', 'Try to buy a kilometre of road.'],
        ['fire-engine', 'Then buy a fire engine, a teacher, a judge and a lighthouse.'],
        ['handshake', 'Some things are too dear for one person, and of use to everyone, so we pay together.'],
        ['thinking-face', 'If it were left to choice, each would wait for the others.'],
        [
          'briefcase',
          'A part is taken from what people earn, and often a larger share from those who earn more.',
        ],
        ['receipt', 'Another part is in the price of what you buy.'],
        ['ballot-box-with-ballot', 'How much, and what for, is what elections are about.'],
        ['hospital', 'A tax is easy to see on a pay slip, and hard to see in a bridge that holds.'],
      ],
    },
    {
      title: 'The window that was bricked up',
      about: ['window tax'],
      level: 'easy',
      lines: [
        ['window', 'Some old houses in England have windows of brick.'],
        ['crown', 'From 1696, the king taxed houses by the number of their windows.'],
        ['house', 'Rich people had many, so it seemed fair and was easy to count from the street.'],
        ['brick', 'People closed them, and sat in the dark.'],
        [
          'scroll',
          'Governments have taxed beards, hats, salt and playing cards, and each time people changed what they did.',
        ],
        ['balance-scale', 'Today, this is done on purpose, with tobacco or with dirty fuel.'],
        ['light-bulb', 'The window tax lasted for more than one hundred and fifty years.'],
        ['thinking-face', 'Whoever makes a tax should first ask what people will do to escape it.'],
      ],
    },
  ],
});
