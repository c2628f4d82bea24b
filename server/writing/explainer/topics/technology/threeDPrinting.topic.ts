/** Printing in 3D: layer by layer, and what it makes. */
import { defineTopic } from '../../defineTopic';

export const threeDPrinting = defineTopic({
  name: '3D printing',
  about: ['3d printing', '3d printer', '3d print', 'additive manufacturing'],
  scripts: [
    {
      title: 'Layer by layer',
      about: ['3d printing work', '3d printer work', 'what is 3d printing', 'how 3d printing works'],
      level: 'standard',
      lines: [
        ['printer', 'A 3D printer builds a thing as snow covers a bench, layer by layer.'],
        ['laptop', 'First there is a drawing in the computer, which a program cuts into thin slices.'],
        ['thread', 'The most common kind melts a plastic thread, and draws each slice with a fine nozzle.'],
        ['stopwatch', 'Each layer hardens in seconds, and carries the next.'],
        ['sun', 'Other printers harden a liquid with light, or melt a powder with a laser.'],
        ['bridge-at-night', 'What would hang in the air needs a support, which is broken off later.'],
        ['hourglass-not-done', 'It is slow, and a cup may take hours.'],
        ['puzzle-piece', 'But each cup may be another one, with shapes inside that no tool could reach.'],
      ],
    },
    {
      title: 'An eye cup from a lamp',
      about: [
        '3d printing invented',
        'invented 3d printing',
        'history of 3d printing',
        '3d printing used for',
        'what can you 3d print',
        '3d printing medicine',
        'uses of 3d printing',
      ],
      level: 'standard',
      lines: [
        [
          'light-bulb',
          'In 1983, Chuck Hull worked for a firm that hardened table tops with ultraviolet lamps.',
        ],
        ['thinking-face', 'Why not harden thin layers, one on top of the other, he thought.'],
        ['cup-with-straw', 'After months of evenings, he had a small black cup for washing eyes.'],
        [
          'telephone-receiver',
          'He called his wife to the lab, and told her to keep it, as it was the first thing ever printed in 3D.',
        ],
        ['ear-with-hearing-aid', 'Today nearly all hearing aids are printed to fit the ear.'],
        ['tooth', 'So are crowns for teeth, parts of rockets and walls of houses.'],
        [
          'anatomical-heart',
          'Before hard operations, surgeons print the heart of a child, and practise on it.',
        ],
        ['seedling', 'To print one that beats is still a dream.'],
      ],
    },
  ],
});
