/** The Great Depression: a crash, and how it ended. */
import { defineTopic } from '../../defineTopic';

export const greatDepression = defineTopic({
  name: 'the Great Depression',
  about: ['great depression', 'crash of 1929', 'wall street crash', '1929 crash'],
  near: ['new deal', 'dust bowl', 'roaring twenties'],
  scripts: [
    {
      title: 'The day the prices fell',
      about: [
        'what was the great depression',
        'great depression causes',
        'great depression start',
        'history of the great depression',
        '1929',
        'great depression happen',
        'stock market crash',
      ],
      level: 'standard',
      lines: [
        [
          'chart-increasing',
          'In the twenties, everybody in America seemed to get rich with shares, and many bought them with borrowed money.',
        ],
        ['chart-decreasing', 'In October 1929, the prices began to fall, and all wanted to sell at once.'],
        ['bank', 'People ran to the banks, and thousands of these failed, with the savings in them.'],
        ['factory', 'Nobody bought, so factories closed, and those who lost their work bought even less.'],
        ['ship', 'States raised their tariffs, and trade shrank as well.'],
        ['person-standing', 'By 1933, one American in four had no work.'],
        ['money-bag', 'Those in charge saved when they should have spent, and let the money run dry.'],
        ['globe-with-meridians', 'So a crash in New York became the Great Depression of the whole world.'],
      ],
    },
    {
      title: 'How it ended',
      about: [
        'great depression end',
        'roosevelt',
        'new deal great depression',
        'recover from the great depression',
        'lessons of the great depression',
        'great depression over',
        'ended the great depression',
      ],
      level: 'standard',
      lines: [
        ['radio', 'In March 1933, a new president, Franklin Roosevelt, spoke to America on the radio.'],
        ['bank', 'He had closed all banks for some days, and only the sound ones opened again.'],
        ['thumbs-up', 'And people brought their money back.'],
        ['shield', 'Since then, savings are insured there.'],
        ['tractor', 'The state let people build roads, bridges and dams, and plant three billion trees.'],
        ['older-person', 'It began to pay pensions, and to watch the stock market.'],
        ['coin', 'The dollar was cut loose from gold, and prices stopped falling.'],
        ['chart-decreasing', 'It helped, but when he saved too early, it got worse again.'],
        ['military-helmet', 'Only the orders for the war ended the Great Depression for good.'],
      ],
    },
  ],
});
