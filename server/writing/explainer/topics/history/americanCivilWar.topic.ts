/** The American Civil War, and a speech of two minutes. */
import { defineTopic } from '../../defineTopic';

export const americanCivilWar = defineTopic({
  name: 'the American Civil War',
  about: ['american civil war', 'us civil war', 'civil war'],
  near: ['abraham lincoln', 'lincoln', 'slavery', 'confederacy'],
  scripts: [
    {
      title: 'A house divided',
      about: [
        'what was the civil war',
        'history of the american civil war',
        'history of the civil war',
        'civil war causes',
        'civil war end',
        'civil war fought',
        'won the civil war',
      ],
      level: 'standard',
      lines: [
        ['chains', 'In 1860, almost four million people in America were slaves.'],
        ['factory', 'The North had given up slavery, and the South lived on cotton that slaves picked.'],
        [
          'ballot-box-with-ballot',
          'When Abraham Lincoln was elected, who wanted to stop it from spreading, the South began to leave the Union.',
        ],
        ['bomb', 'In April 1861, their guns fired on Fort Sumter.'],
        ['headstone', 'Four years of civil war cost more lives than any other war of America.'],
        ['scroll', 'In 1863, Lincoln declared the slaves of the South free.'],
        ['white-flag', 'In April 1865, General Lee surrendered.'],
        ['performing-arts', 'Five days later, Lincoln was shot.'],
        ['broken-chain', 'By the end of the year, slavery was forbidden in the whole country.'],
      ],
    },
    {
      title: 'Two minutes at Gettysburg',
      about: ['gettysburg', 'gettysburg address', 'battle of gettysburg'],
      level: 'standard',
      lines: [
        [
          'military-helmet',
          'In July 1863, in the middle of the Civil War, two armies met near a small town named Gettysburg.',
        ],
        ['headstone', 'After three days, fifty thousand men were dead, hurt or missing.'],
        ['megaphone', 'At the new cemetery, a famous speaker talked for two hours.'],
        ['stopwatch', 'Then Lincoln stood up, and needed about two minutes.'],
        ['memo', 'He spoke some two hundred and seventy words.'],
        [
          'balance-scale',
          'He reminded them that all men are created equal, and said what the dead had left to do.',
        ],
        [
          'classical-building',
          'Government of the people, by the people, for the people, should not perish from the Earth.',
        ],
        ['envelope', 'The next day, the other speaker wrote that he had not come as near to the point.'],
      ],
    },
  ],
});
