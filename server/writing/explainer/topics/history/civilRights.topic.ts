/** The American civil rights movement: a bus, and a dream. */
import { defineTopic } from '../../defineTopic';

export const civilRights = defineTopic({
  name: 'the civil rights movement',
  about: ['civil rights movement', 'civil rights', 'segregation'],
  near: ['malcolm x', 'racism'],
  scripts: [
    {
      title: 'The seat in the bus',
      about: [
        'rosa parks',
        'rosa parks refuse',
        'bus boycott',
        'montgomery bus boycott',
        'civil rights movement start',
      ],
      level: 'standard',
      lines: [
        ['bus', 'On the first of December 1955, Rosa Parks was on her way home by bus.'],
        [
          'no-entry',
          'In Montgomery, the law of segregation said that black people had to give up their seats for white people.',
        ],
        ['person-raising-hand', 'The driver told her to stand up, and she said no.'],
        ['oncoming-police-car', 'She was arrested.'],
        ['person-walking', 'Then the black people of the town stopped taking the bus.'],
        ['running-shoe', 'They walked, or shared cars, for three hundred and eighty-one days.'],
        ['megaphone', 'Their speaker was a young pastor of twenty-six, named Martin Luther King.'],
        ['judge', 'In the end, the highest court said that the law was against the Constitution.'],
        ['chair', 'She had not been tired, she wrote later, only tired of giving in.'],
      ],
    },
    {
      title: 'Tell them about the dream',
      about: [
        'martin luther king',
        'martin luther king jr',
        'mlk',
        'i have a dream',
        'martin luther king dream',
      ],
      level: 'easy',
      lines: [
        [
          'busts-in-silhouette',
          'One hot day in August 1963, a quarter of a million people stood in Washington for civil rights.',
        ],
        ['memo', 'Martin Luther King had a speech on paper.'],
        ['musical-notes', 'Near the end, the singer Mahalia Jackson called to him.'],
        ['speech-balloon', 'Tell them about the dream, Martin.'],
        ['microphone', 'He put the pages aside, and said, I have a dream.'],
        ['child', 'He dreamed that his four children would not be judged by the colour of their skin.'],
        [
          'fountain-pen',
          'The next year, a law put an end to open segregation, and he got the Nobel Peace Prize.',
        ],
        ['headstone', 'In 1968, he was shot in Memphis.'],
        ['calendar', 'A day in January is named after him.'],
      ],
    },
  ],
});
