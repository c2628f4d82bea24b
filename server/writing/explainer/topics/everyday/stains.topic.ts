/** Stains: wine on the carpet, and what a powder does. */
import { defineTopic } from '../../defineTopic';

export const stains = defineTopic({
  name: 'stains and washing',
  about: ['stain', 'remove a stain', 'stain removal'],
  near: ['ironing', 'dry cleaning', 'washing machine'],
  scripts: [
    {
      title: 'Wine on the carpet',
      about: [
        'wine stain',
        'red wine carpet',
        'get red wine out',
        'red wine stain',
        'remove a wine stain',
        'remove red wine',
        'grease stain',
        'blood stain',
        'remove a stain',
        'get rid of stains',
        'stain out',
      ],
      level: 'easy',
      lines: [
        ['wine-glass', 'Be quick, as a fresh stain is half gone.'],
        ['sponge', 'Dab it up with a cloth, from the edge to the middle, and never rub.'],
        ['potable-water', 'Pour on a little cold water, and dab again.'],
        [
          'salt',
          'For red wine, a spoon of soap and one of white vinegar in a glass of warm water help, and then clear water.',
        ],
        ['drop-of-blood', 'Blood wants cold water only, since heat cooks it into the cloth.'],
        ['butter', 'Grease wants dish soap, as water alone slides off.'],
        ['eyes', 'Try everything first where nobody sees.'],
        ['warning', 'Never mix bleach with vinegar or other cleaners, as that makes a poisonous gas.'],
        ['fire', 'And keep it from the dryer until the stain is out.'],
      ],
    },
    {
      title: 'Small scissors in a powder',
      about: [
        'washing powder work',
        'laundry detergent',
        'laundry detergent work',
        'detergent work',
        'enzymes',
        'wash clothes',
        'do laundry',
        'washing powder',
        'remove stains detergent',
      ],
      level: 'easy',
      lines: [
        ['socks', 'Washing powder holds more than soap.'],
        ['link', 'One part likes water at one end and fat at the other, and lifts off grease.'],
        ['scissors', 'Enzymes are proteins that work like scissors, and each kind cuts one thing.'],
        ['egg', 'One cuts egg and blood, one cuts starch, and one cuts fat.'],
        ['thermometer', 'They like it lukewarm, so thirty or forty degrees are often enough.'],
        ['sun', 'Bleach takes the colour from tea and wine.'],
        ['light-bulb', 'A dye that glows blue in daylight makes yellow cloth look white.'],
        ['t-shirt', 'Take no more powder than it says, as it must be rinsed out.'],
        ['ewe', 'Wool and silk need a mild one, since the scissors would cut them, too.'],
      ],
    },
  ],
});
