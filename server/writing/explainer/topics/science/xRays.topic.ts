/** X-rays: how they were found, and how they see. */
import { defineTopic } from '../../defineTopic';

export const xRays = defineTopic({
  name: 'X-rays',
  about: ['x-ray', 'x ray', 'xray'],
  near: ['mri', 'ultrasound', 'radiology'],
  scripts: [
    {
      title: 'The light that went through a hand',
      about: [
        'discovered x-rays',
        'discovered x rays',
        'history of x-rays',
        'history of x rays',
        'x-rays invented',
        'rontgen',
        'roentgen',
        'xray invented',
      ],
      level: 'easy',
      lines: [
        [
          'light-bulb',
          'In November 1895, Wilhelm Röntgen worked in the dark with a glass tube in black paper.',
        ],
        ['sparkles', 'Across the room, a screen began to glow.'],
        ['thinking-face', 'Something came through the paper, and as he did not know what, he called it X.'],
        ['bed', 'For weeks, he ate and slept in the laboratory.'],
        [
          'ring',
          'Then he laid the hand of his wife on a plate, and on the picture were her bones and her ring.',
        ],
        ['skull', 'She said that she had seen her death.'],
        ['newspaper', 'Within weeks, doctors all over the world used X-rays.'],
        ['trophy', 'In 1901, he got the first Nobel Prize in Physics.'],
        ['wrapped-gift', 'He never took a patent.'],
      ],
    },
    {
      title: 'A shadow with bones in it',
      about: [
        'x-rays work',
        'x rays work',
        'xrays work',
        'x-ray work',
        'x ray work',
        'xray work',
        'what are x-rays',
        'what is an x-ray',
        'see bones',
        'ct scan',
        'x-rays dangerous',
        'x-rays safe',
        'x-ray machine',
      ],
      level: 'easy',
      lines: [
        ['x-ray', 'An X-ray picture is a shadow.'],
        ['rainbow', 'X-rays are light, but with far more energy than our eyes can see.'],
        [
          'high-voltage',
          'In the machine, electrons race through a tube, hit metal and stop, and rays fly off.',
        ],
        ['hand-with-fingers-splayed', 'Skin and muscle let most of them pass.'],
        ['bone', 'Bones hold calcium, which stops more, so they look white.'],
        ['lungs', 'Air stops nearly none, so the lungs look black.'],
        ['doughnut', 'A CT scan takes many pictures from all around, and a computer makes slices of them.'],
        ['shield', 'Too many can harm cells, so the staff leave the room.'],
        ['calendar', 'But one picture of your chest adds about as much as a week or two of daily life.'],
      ],
    },
  ],
});
