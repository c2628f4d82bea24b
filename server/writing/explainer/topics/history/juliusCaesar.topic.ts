/** Julius Caesar: pirates, and the Ides of March. */
import { defineTopic } from '../../defineTopic';

export const juliusCaesar = defineTopic({
  name: 'Julius Caesar',
  about: ['julius caesar', 'caesar'],
  scripts: [
    {
      title: 'The prisoner who asked for a higher price',
      about: ['who was julius caesar', 'caesar pirates', 'history of julius caesar', 'young caesar'],
      level: 'easy',
      lines: [
        ['pirate-flag', 'When Julius Caesar was about twenty-five, pirates caught him.'],
        [
          'money-bag',
          'They asked for twenty talents of silver, and he laughed and told them that he was worth fifty.',
        ],
        [
          'scroll',
          'For five weeks, he read them his poems, and called them barbarians when they did not clap.',
        ],
        ['speech-balloon', 'He said, as if joking, that he would have them all crucified.'],
        ['ship', 'When the money was paid and he was free, he hired ships and did so.'],
        ['military-helmet', 'Later he took all of Gaul, and wrote a book about it.'],
        ['calendar', 'He gave us a year of 365 days, with leap years.'],
        ['crown', 'Emperors were named after him, as Kaiser and as tsar.'],
      ],
    },
    {
      title: 'Twenty-three wounds',
      about: [
        'caesar die',
        'caesar killed',
        'caesar death',
        'caesar murdered',
        'ides of march',
        'rubicon',
        'cross the rubicon',
        'brutus',
        'caesar assassinated',
      ],
      level: 'easy',
      lines: [
        ['water-wave', 'In 49 BC, Julius Caesar stood at a small river, the Rubicon.'],
        ['no-entry', 'No general might cross it with an army.'],
        ['game-die', 'The die is cast, he said, and there was civil war.'],
        ['crown', 'He won, and the Senate made him dictator for life.'],
        ['fearful-face', 'Rome had no king, and many feared that it would get one.'],
        [
          'calendar',
          'On the Ides of March, the fifteenth, a note that warned him was put into his hand, and he did not read it.',
        ],
        ['dagger', 'Some sixty men were in the plot, and he got twenty-three wounds.'],
        [
          'classical-building',
          'They wanted to save the republic, and what came of it was a line of emperors.',
        ],
      ],
    },
  ],
});
