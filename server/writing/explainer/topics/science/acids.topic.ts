/** Acids and bases: a scale of sour, and a cabbage. */
import { defineTopic } from '../../defineTopic';

export const acids = defineTopic({
  name: 'acids and bases',
  about: ['acid', 'base acid', 'ph scale', 'ph', 'alkali', 'acidic'],
  near: ['acid rain', 'acid reflux', 'amino acid'],
  scripts: [
    {
      title: 'The scale of sour',
      about: [
        'what is an acid',
        'what are acids and bases',
        'ph value',
        'what is ph',
        'neutralization',
        'neutralisation',
        'ph work',
        'difference acid base',
      ],
      level: 'standard',
      lines: [
        ['lemon', 'Acids taste sour, like lemons and vinegar, and bases feel slippery, like soap.'],
        ['droplet', 'An acid gives away a tiny part of hydrogen, a proton, and a base takes it.'],
        [
          'straight-ruler',
          'How much there is in water is told by the pH scale, from about zero to fourteen.',
        ],
        ['potable-water', 'Pure water has seven, in the middle.'],
        ['hot-beverage', 'Coffee has five, lemon juice two, and your stomach less still.'],
        ['soap', 'Soap has nine or ten, and drain cleaner up to fourteen.'],
        ['chart-increasing', 'Each step is ten times as much.'],
        ['balance-scale', 'If you mix the two, they cancel each other, and become water and a salt.'],
        ['warning', 'Never taste them to find out, as the strong ones burn.'],
      ],
    },
    {
      title: 'The cabbage that knows',
      about: [
        'red cabbage',
        'ph indicator',
        'indicator',
        'test acid',
        'litmus',
        'acid experiment',
        'ph experiment',
        'measure ph',
      ],
      level: 'easy',
      lines: [
        ['leafy-green', 'A red cabbage can tell an acid from a base.'],
        ['kitchen-knife', 'Cut up a few leaves, pour hot water over them, and wait for ten minutes.'],
        ['droplet', 'The water turns purple, and now you have a test.'],
        ['glass-of-milk', 'Pour a little into some glasses.'],
        ['lemon', 'With lemon juice, it turns pink, since that is an acid.'],
        ['salt', 'With baking soda, it turns blue, and with soap more green.'],
        ['dna', 'The colour sits in a molecule that changes its shape when it takes or gives a proton.'],
        [
          'hyacinth',
          'Some hydrangeas do much the same in the ground, blue where it is sour, and pink where it is not.',
        ],
        ['wastebasket', 'Afterwards, pour it all down the sink.'],
      ],
    },
  ],
});
