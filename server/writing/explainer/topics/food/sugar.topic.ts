/** Sugar: how it is made, and what it does. */
import { defineTopic } from '../../defineTopic';

export const sugar = defineTopic({
  name: 'sugar',
  about: ['sugar'],
  near: ['sweetener', 'candy', 'sugar free'],
  scripts: [
    {
      title: 'From grass to crystal',
      about: [
        'sugar made',
        'how is sugar made',
        'sugar come from',
        'sugar cane',
        'sugar beet',
        'where sugar comes from',
        'history of sugar',
        'brown sugar',
      ],
      level: 'standard',
      lines: [
        ['herb', 'Four fifths of all sugar come from a tall grass, the sugar cane.'],
        ['pick', 'It is cut and pressed, and the sweet juice is cleaned and boiled until crystals form.'],
        ['counterclockwise-arrows-button', 'A drum spins off the dark syrup, and what stays is sugar.'],
        ['candy', 'Brown sugar is mostly white sugar with some of this syrup.'],
        ['snowflake', 'The rest comes from beets, which like it cool.'],
        ['ship', 'For centuries, sugar was a spice for kings.'],
        ['chains', 'Then millions of people were carried from Africa to America as slaves, many to grow it.'],
        ['military-medal', 'When the British navy cut France off from cane, Napoleon had beets planted.'],
        ['receipt', 'Today, it is one of the cheapest things in the shop.'],
      ],
    },
    {
      title: 'What a sweet tooth costs',
      about: [
        'sugar bad',
        'sugar bad for you',
        'sugar do',
        'too much sugar',
        'how much sugar',
        'sugar healthy',
        'sugar cause cavities',
        'sugar rush',
        'sugar unhealthy',
      ],
      level: 'standard',
      lines: [
        ['tooth', 'Bacteria in your mouth eat sugar, and make acid that bores holes into teeth.'],
        [
          'hourglass-not-done',
          'How often counts more than how much, so a lolly for an hour is worse than a cake.',
        ],
        ['beverage-box', 'A can of cola holds about nine cubes.'],
        ['droplet', 'Sugar that one drinks does not fill, so one eats as much as before.'],
        [
          'chart-increasing',
          'Over years, too much adds weight, and makes diabetes and a fatty liver more likely.',
        ],
        [
          'balance-scale',
          'The World Health Organization says, stay below fifty grams a day, better below twenty-five.',
        ],
        ['red-apple', 'An apple does not count, as its sugar comes slowly, with fibre.'],
        ['birthday-cake', 'And no, it does not make children wild, as tests have shown, the party does.'],
      ],
    },
  ],
});
