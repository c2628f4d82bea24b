/** How music works: notes, scales, orchestras. */
import { defineTopic } from '../../defineTopic';

export const music = defineTopic({
  name: 'music',
  about: ['music'],
  near: ['melody', 'orchestra', 'how to play'],
  scripts: [
    {
      title: 'Why some notes are friends',
      about: ['harmony', 'chord', 'octave', 'music theory', 'how music works', 'musical note'],
      level: 'standard',
      lines: [
        ['violin', 'Halve a string, and it sounds the same, only higher.'],
        [
          'musical-keyboard',
          'We call this an octave, and people everywhere hear the two notes as relatives.',
        ],
        ['divide', 'At two thirds, you get a fifth, the opening of many a song.'],
        ['speaker-high-volume', 'Simple numbers sound calm, because the waves meet again and again.'],
        ['fearful-face', 'Crooked numbers rub, and that is what makes you sit up.'],
        ['balance-scale', 'Music lives on the change between the two, from tension to rest.'],
        ['red-heart', 'Beneath it is a beat, and a baby of two days already expects it.'],
        ['guitar', 'Three chords are enough for thousands of songs.'],
      ],
    },
    {
      title: 'The composer who could not hear',
      about: ['beethoven', 'ninth symphony', 'beethoven deaf'],
      level: 'easy',
      lines: [
        ['musical-notes', 'In Vienna, in May 1824, the last note had faded, and the audience was cheering.'],
        ['person-standing', 'Beethoven still stood with his back to them, turning the pages.'],
        ['ear', 'He was deaf.'],
        [
          'hugging-face',
          'A young singer took him by the sleeve and turned him round, so that he could see the hats and the handkerchiefs.',
        ],
        [
          'brain',
          'He had written the Ninth Symphony without hearing a single note of it, except in his head.',
        ],
        ['musical-keyboard', 'Years before, he had wanted to end his life.'],
        ['open-book', 'It was his art, he wrote, that held him back.'],
        ['globe-showing-europe-africa', 'Its melody is now the anthem of Europe.'],
      ],
    },
  ],
});
