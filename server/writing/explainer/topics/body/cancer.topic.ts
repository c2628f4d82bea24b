/** Cancer: what it is, and one that a vaccine prevents. */
import { defineTopic } from '../../defineTopic';

export const cancer = defineTopic({
  name: 'cancer',
  about: ['cancer'],
  near: ['chemotherapy', 'leukemia', 'leukaemia'],
  scripts: [
    {
      title: 'When a cell forgets to stop',
      about: [
        'what is cancer',
        'cancer causes',
        'cancer work',
        'tumor',
        'tumour',
        'prevent cancer',
        'cancer treated',
        'cancer start',
        'cancer develop',
        'cancer spread',
      ],
      level: 'standard',
      lines: [
        ['dna', 'Each of your cells carries rules for when to divide, when to stop and when to die.'],
        ['game-die', 'Copies are not perfect, and now and then a rule is lost.'],
        ['wrench', 'Most mistakes are mended, or the cell is removed.'],
        [
          'chart-increasing',
          'If enough of them gather in one cell, it divides without end, and that is cancer.',
        ],
        [
          'anchor',
          'The lump is called a tumour, and it becomes dangerous when cells wander off and settle elsewhere.',
        ],
        ['no-smoking', 'At least three cancers in ten could be avoided, and tobacco comes first.'],
        [
          'scissors',
          'Doctors cut it out, burn it with rays, poison it or wake the immune system against it.',
        ],
        ['hourglass-not-done', 'The earlier it is found, the better the chances.'],
      ],
    },
    {
      title: 'A vaccine against a cancer',
      about: ['hpv', 'cervical cancer', 'cancer vaccine', 'hpv vaccine'],
      level: 'standard',
      lines: [
        ['microbe', 'Some cancers begin with a virus.'],
        [
          'thinking-face',
          'In the seventies, Harald zur Hausen thought so of cancer of the cervix, and few believed him.',
        ],
        [
          'magnifying-glass-tilted-left',
          'For ten years, he searched, and then found the genes of a virus in the tumours, the human papillomavirus, or HPV.',
        ],
        ['trophy', 'In 2008, he shared a Nobel Prize.'],
        ['syringe', 'By then there was a vaccine, which teaches the body to stop it.'],
        ['school', 'England gave it to girls of twelve and thirteen at school.'],
        ['chart-decreasing', 'When they had grown up, this cancer was almost nine tenths rarer among them.'],
        ['boy', 'Boys get it now, too, as the virus causes other cancers as well.'],
      ],
    },
  ],
});
