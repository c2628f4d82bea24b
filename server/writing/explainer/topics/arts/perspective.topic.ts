/** Perspective and drawing. */
import { defineTopic } from '../../defineTopic';

export const perspective = defineTopic({
  name: 'painting and perspective',
  about: ['painting', 'renaissance art', 'renaissance painting'],
  near: ['drawing', 'how to draw'],
  scripts: [
    {
      title: 'The trick that opened the wall',
      about: ['perspective', 'vanishing point', 'linear perspective', 'brunelleschi'],
      level: 'standard',
      lines: [
        [
          'framed-picture',
          'Medieval pictures made the important person large, and the far away simply higher.',
        ],
        [
          'mirror',
          'Around 1420, in Florence, Filippo Brunelleschi painted the baptistery on a small panel, with a hole in it.',
        ],
        ['eye', 'One looked through from behind, into a mirror.'],
        [
          'hand-with-fingers-splayed',
          'If one took the mirror away, there stood the real building, and it looked the same.',
        ],
        [
          'locomotive',
          'He had found the rule, that all lines that lead away meet in one point, like rails on the horizon.',
        ],
        ['window', 'From then on, a painting was a window.'],
        ['video-game', 'Computer games still draw their worlds by this rule.'],
      ],
    },
    {
      title: 'Why she seems to smile',
      about: ['mona lisa', 'mona lisa smile', 'who painted mona lisa', 'why is the mona lisa famous'],
      level: 'standard',
      lines: [
        [
          'grinning-face-with-smiling-eyes',
          'Look at her eyes, and she smiles, look at her mouth, and the smile is gone.',
        ],
        ['eye', 'The corner of your eye sees shadows better than details.'],
        [
          'fog',
          'Leonardo painted the corners of her mouth without a line, in veils of colour thinner than a hair.',
        ],
        ['hourglass-done', 'He kept the picture for years, and took it with him to France.'],
        ['newspaper', 'But it became famous by a thief.'],
        ['briefcase', 'In 1911, a workman carried the Mona Lisa out of the Louvre under his coat.'],
        ['eyes', 'Crowds came to look at the empty place on the wall.'],
        ['trophy', 'After two years, she was found, and was a star.'],
      ],
    },
  ],
});
