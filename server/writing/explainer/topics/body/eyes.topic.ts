/** How eyes see. */
import { defineTopic } from '../../defineTopic';

export const eyes = defineTopic({
  name: 'eyes',
  about: ['eye', 'vision', 'eyesight', 'how we see', 'how eyes see'],
  near: ['contact lens', 'contact lenses'],
  scripts: [
    {
      title: 'You see with your brain',
      about: ['blind spot'],
      level: 'easy',
      lines: [
        ['eye', 'Close one eye, hold up a thumb and look straight ahead.'],
        ['hole', 'Beside it, there is a hole in your sight as large as an orange.'],
        ['red-question-mark', 'You have never noticed it.'],
        ['camera', 'At the back of the eye, light falls upon more than a hundred million cells.'],
        ['link', 'Their cables leave at one spot, and there you are blind.'],
        ['brain', 'The brain paints over it with what it sees around.'],
        [
          'counterclockwise-arrows-button',
          'It also turns the picture, for the image in the eye is upside down.',
        ],
        ['bullseye', 'You see sharply only in a patch no wider than your thumbnail.'],
        ['eyes', 'Three times a second, your eyes jump, and the brain glues it all together.'],
      ],
    },
    {
      title: 'Three colours make a million',
      about: [
        'see colour',
        'see color',
        'colour blind',
        'color blind',
        'color blindness',
        'colour blindness',
      ],
      level: 'standard',
      lines: [
        ['artist-palette', 'Your eye knows only three kinds of light.'],
        ['bar-chart', 'Some cells answer best to long waves, some to middle ones, and some to short ones.'],
        ['lemon', 'There is no cell for yellow, it is what you see when the first two answer together.'],
        ['television', 'A screen plays the same trick with red, green and blue dots.'],
        ['balance-scale', 'From three numbers, the brain makes about a million colours.'],
        [
          'person-raising-hand',
          'About one man in twelve sees fewer, mostly because red and green are hard to tell apart.',
        ],
        ['dog', 'Dogs have two kinds of such cells, and many birds have four.'],
        ['thinking-face', 'What a robin looks like to another robin, we cannot even imagine.'],
      ],
    },
  ],
});
