/** What becomes of what we throw away. */
import { defineTopic } from '../../defineTopic';

export const recycling = defineTopic({
  name: 'waste and recycling',
  about: ['waste', 'garbage', 'trash', 'rubbish'],
  near: ['plastic'],
  scripts: [
    {
      title: 'The second life of a can',
      about: [
        'recycling',
        'recycle',
        'recycled plastic',
        'plastic recycle',
        'aluminium can',
        'how recycling works',
      ],
      level: 'standard',
      lines: [
        ['recycling-symbol', 'The can from your lunch may be back on the shelf in two months.'],
        ['fire', 'Melted aluminium is as good as new, and saves about ninety-five percent of the energy.'],
        ['multiply', 'It can be done again and again.'],
        ['jar', 'Glass and steel are nearly as patient.'],
        ['scroll', 'Paper grows tired, as its fibres break each time, and is done after five rounds or so.'],
        ['puzzle-piece', 'Plastic is hard, because there are so many kinds, which do not mix.'],
        ['bullseye', 'Only about a tenth of all plastic has ever been recycled.'],
        ['shopping-bags', 'So the best piece of waste is still the one that never was.'],
      ],
    },
    {
      title: 'Twenty-eight thousand ducks',
      about: ['plastic pollution', 'plastic ocean', 'ocean plastic', 'rubber ducks'],
      level: 'standard',
      lines: [
        ['ship', 'In January 1992, a container fell from a ship in the Pacific, and broke.'],
        ['bathtub', 'Nearly twenty-nine thousand bath toys floated off, ducks, frogs, beavers and turtles.'],
        ['desert-island', 'Ten months later, the first ones landed in Alaska.'],
        ['scientist', 'A researcher who studied currents asked people on the beaches to write to him.'],
        [
          'world-map',
          'The toys drew him a map of the ocean, and some had frozen into the ice of the Arctic.',
        ],
        [
          'counterclockwise-arrows-button',
          'He learned how long the water needs for one round of the North Pacific, about three years.',
        ],
        ['hourglass-done', 'They also showed something else.'],
        ['warning', 'Plastic does not go away, it only goes elsewhere.'],
      ],
    },
  ],
});
