/** The French Revolution: the price of bread, and a blade. */
import { defineTopic } from '../../defineTopic';

export const frenchRevolution = defineTopic({
  name: 'the French Revolution',
  about: ['french revolution'],
  scripts: [
    {
      title: 'When bread cost half a day of work',
      about: [
        'what was the french revolution',
        'history of the french revolution',
        'french revolution causes',
        'bastille',
        'storming of the bastille',
        'bastille day',
      ],
      level: 'standard',
      lines: [
        ['money-with-wings', 'In 1789, the king of France was broke.'],
        ['balance-scale', 'Nobles and church owned much of the land, and paid hardly any tax.'],
        ['cloud-with-snow', "After a bitter winter, bread cost more than half of a day's pay."],
        [
          'classical-building',
          'The king called the three estates together, which nobody had done since 1614.',
        ],
        ['raised-fist', 'The third, which stood for nearly everyone, declared that it was the nation.'],
        ['castle', 'On the fourteenth of July, a crowd stormed the Bastille, a prison with seven prisoners.'],
        ['scroll', 'In August, it was written that people are born free and equal.'],
        ['horse', 'In October, the market women walked to Versailles, and brought the king to Paris.'],
      ],
    },
    {
      title: 'The blade that was meant to be kind',
      about: [
        'guillotine',
        'reign of terror',
        'robespierre',
        'marie antoinette',
        'french revolution end',
        'louis xvi',
        'king of france',
      ],
      level: 'standard',
      lines: [
        [
          'balance-scale',
          'Under the kings of France, nobles died by the sword, and others by rope or wheel.',
        ],
        [
          'stethoscope',
          'In the first year of the revolution, a doctor named Guillotin asked for one quick death for all.',
        ],
        ['hammer-and-wrench', 'Others built the machine, but it got his name, which he hated.'],
        ['crown', 'In January 1793, it killed King Louis, and in October, Marie Antoinette.'],
        ['fearful-face', 'Then came the Terror, when one word could be enough.'],
        ['headstone', 'In ten months, some seventeen thousand people were condemned and killed.'],
        ['balance-scale', 'At last Robespierre, who had sent so many, was sent himself.'],
        ['military-medal', 'Five years later, a general named Napoleon took power.'],
        ['calendar', 'The guillotine was used in France until 1977.'],
      ],
    },
  ],
});
