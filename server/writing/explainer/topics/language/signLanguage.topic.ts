/** Sign languages. */
import { defineTopic } from '../../defineTopic';

export const signLanguage = defineTopic({
  name: 'sign language',
  about: [],
  scripts: [
    {
      title: 'Grammar in the air',
      about: ['sign language', 'deaf language', 'asl', 'deaf people communicate'],
      level: 'standard',
      lines: [
        ['raising-hands', 'Sign language is not mime, and not a spoken language on the hands.'],
        [
          'globe-with-meridians',
          'There are more than a hundred, and a deaf Briton and a deaf American hardly understand each other.',
        ],
        ['eyes', 'Their grammar uses space, so you put a person on your left, and later point there.'],
        ['eye', 'Eyebrows make a question, and a shake of the head a no.'],
        ['baby', 'Deaf children babble with their fingers.'],
        ['brain', 'In the brain, signs light up the same places as words.'],
        [
          'school',
          'In Nicaragua, in the 1980s, deaf pupils met in new schools, and within some years, they had made a language of their own.',
        ],
      ],
    },
    {
      title: 'Six dots that opened the books',
      about: ['braille', 'history of braille', 'blind people read'],
      level: 'easy',
      lines: [
        [
          'child',
          "At the age of three, Louis Braille hurt one eye in his father's workshop, and went blind in both.",
        ],
        ['school', 'In Paris there was a school for blind children, with letters pressed into heavy paper.'],
        ['snail', 'One had to feel each letter, and it was slow.'],
        ['military-helmet', 'Then a captain showed a code of dots, made for soldiers to read at night.'],
        ['hand-with-fingers-splayed', 'Its groups were too large for a fingertip.'],
        ['input-numbers', 'Braille made them smaller, six dots, two wide and three high.'],
        ['student', 'He was fifteen.'],
        ['books', 'His teachers long forbade it, and pupils used it in secret, as it could be written, too.'],
      ],
    },
  ],
});
