/** Einstein: a clerk, and the famous formula. */
import { defineTopic } from '../../defineTopic';

export const einstein = defineTopic({
  name: 'Albert Einstein',
  about: ['einstein', 'albert einstein'],
  near: ['isaac newton', 'nikola tesla', 'stephen hawking'],
  scripts: [
    {
      title: 'A clerk with time to think',
      about: [
        'who was einstein',
        'who was albert einstein',
        'history of einstein',
        'einstein life',
        'what did einstein do',
        'einstein famous',
        'einstein nobel',
        'einstein discover',
        'einstein invent',
      ],
      level: 'easy',
      lines: [
        [
          'compass',
          'When Albert Einstein was five, his father showed him a compass, and he never forgot it.',
        ],
        ['cross-mark', 'He was not bad at maths, but he could not stand drill.'],
        ['briefcase', 'In 1905, he was a clerk of twenty-six in the patent office in Bern.'],
        ['page-facing-up', 'In that one year, he proved atoms, explained light and changed time.'],
        ['thought-balloon', 'As a boy, he had asked what he would see if he rode on a beam of light.'],
        ['sun', 'In 1919, an eclipse showed that the Sun bends light as he had said, and he was famous.'],
        ['trophy', 'The Nobel Prize was for something else.'],
        ['ship', 'He fled from Hitler, and died in Princeton in 1955.'],
      ],
    },
    {
      title: 'The shortest famous formula',
      about: [
        'e=mc2',
        'e mc2',
        'e=mc',
        'mass energy',
        'famous formula',
        'what is e=mc2',
        'einstein formula',
        'einstein equation',
        'emc2',
      ],
      level: 'easy',
      lines: [
        ['pencil', 'Three letters and a small two made Einstein a legend.'],
        ['balance-scale', 'They say that mass and energy are the same thing, in two forms.'],
        ['rocket', 'The c is the speed of light, multiplied by itself, so the number is enormous.'],
        ['coin', 'One gram of anything holds as much energy as a large city uses in a day.'],
        ['no-entry', 'Luckily, it does not come out by itself.'],
        ['sun', 'The Sun loses four million tonnes each second.'],
        ['radioactive', 'In a nuclear plant, less than a thousandth of the fuel turns into heat.'],
        ['bomb', 'It does so in a bomb as well, and that troubled him.'],
        ['watch', 'Even a watch weighs more when you wind it up.'],
      ],
    },
  ],
});
