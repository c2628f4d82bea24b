/** What colours are. */
import { defineTopic } from '../../defineTopic';

export const colours = defineTopic({
  name: 'colours',
  about: ['colour', 'color'],
  near: ['blue'],
  scripts: [
    {
      title: 'A colour worth more than gold',
      about: [
        'purple',
        'pigment',
        'dye',
        'blue pigment',
        'purple expensive',
        'history of colours',
        'history of purple',
      ],
      level: 'standard',
      lines: [
        ['spiral-shell', 'For one gram of purple, thousands of sea snails had to die.'],
        ['crown', 'In Rome, a robe dyed with it was for the emperor.'],
        [
          'gem-stone',
          'The finest blue came from a stone that was dug in Afghanistan, and painters kept it for the cloak of Mary.',
        ],
        [
          'bug',
          'Red was made from insects that live on a cactus, and Spain kept that secret for two centuries.',
        ],
        ['student', 'In 1856 William Perkin, eighteen years old, wanted to make a medicine out of coal tar.'],
        ['test-tube', 'What he got was a purple sludge.'],
        [
          't-shirt',
          'He dyed some silk with it, and within years, everyone could wear the colour of emperors.',
        ],
      ],
    },
    {
      title: 'Why mixing paint makes mud',
      about: [
        'colour theory',
        'color theory',
        'primary colour',
        'primary color',
        'mix colours',
        'mix colors',
        'mixing paint',
        'printers colours',
      ],
      level: 'easy',
      lines: [
        [
          'artist-palette',
          'Red, green and blue light together are white, while red, green and blue paint are mud.',
        ],
        ['flashlight', 'Light adds, so each lamp brings something more.'],
        ['brick', 'Paint takes away, for a red wall swallows all but red.'],
        ['multiply', 'Mix two paints, and both of them swallow.'],
        [
          'printer',
          'Printers therefore use colours that swallow only one third each, cyan, magenta and yellow.',
        ],
        [
          'magnifying-glass-tilted-left',
          'Look at a poster through a lens, and you will see nothing but dots of these, and black.',
        ],
        ['eye', 'The orange between them is made in your head.'],
        ['framed-picture', 'Painters such as Seurat did so on purpose, and put pure dots side by side.'],
      ],
    },
  ],
});
