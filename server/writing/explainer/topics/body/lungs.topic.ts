/** Lungs: what breathing does, and why it cannot be stopped. */
import { defineTopic } from '../../defineTopic';

export const lungs = defineTopic({
  name: 'the lungs',
  about: ['lung', 'breathing', 'breathe'],
  near: ['asthma', 'pneumonia'],
  scripts: [
    {
      title: 'A flat inside your chest',
      about: [
        'lungs work',
        'lungs oxygen',
        'lungs get oxygen',
        'how we breathe',
        'what are lungs',
        'how breathing works',
        'alveoli',
      ],
      level: 'easy',
      lines: [
        ['lungs', 'Your lungs have no muscles of their own to breathe with.'],
        [
          'down-arrow',
          'Below them lies the diaphragm, and when it pulls down, the chest grows wide and air streams in.',
        ],
        [
          'deciduous-tree',
          'The windpipe branches like a tree, more than twenty times, into ever finer twigs.',
        ],
        ['grapes', 'At the ends sit hundreds of millions of tiny bubbles.'],
        ['house', 'Spread out, their walls would cover the floor of a small flat.'],
        ['drop-of-blood', 'On the other side of the wall flows blood, and there they swap.'],
        ['up-arrow', 'Oxygen goes in, and carbon dioxide comes out.'],
        ['anatomical-heart', 'The left lung is smaller, as it makes room for the heart.'],
        ['calendar', 'You breathe about twenty thousand times a day, mostly without a thought.'],
      ],
    },
    {
      title: 'Why you cannot hold your breath for ever',
      about: ['hold breath', 'holding breath', 'stop breathing', 'why we breathe', 'need to breathe'],
      level: 'easy',
      lines: [
        ['stopwatch', 'Hold your breath, and soon your body shouts for air.'],
        ['thinking-face', 'Oddly, it is not because the oxygen in your lungs is used up.'],
        ['chart-increasing', 'What rises is carbon dioxide, which makes the blood sour.'],
        ['brain', 'Cells deep in the brain taste that, and make you breathe, whether you want to or not.'],
        ['diving-mask', 'Swimmers who breathe hard and fast before a dive fool this alarm.'],
        ['warning', 'They feel fine until they faint, and that is why it is so dangerous.'],
        [
          'seal',
          'Some seals can stay below for an hour or more, since they keep much oxygen in their blood and muscles.',
        ],
        ['sleeping-face', 'And in your sleep, the alarm goes on, breath after breath.'],
      ],
    },
  ],
});
