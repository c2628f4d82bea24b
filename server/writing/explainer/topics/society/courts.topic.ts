/** Courts and the law. */
import { defineTopic } from '../../defineTopic';

export const courts = defineTopic({
  name: 'courts and laws',
  about: [],
  near: ['judge', 'jury'],
  scripts: [
    {
      title: 'Innocent until proved guilty',
      about: ['court', 'trial', 'justice system', 'how courts work', 'innocent until proven guilty'],
      level: 'standard',
      lines: [
        ['judge', 'In court, the one who accuses has to prove it.'],
        ['hand-with-fingers-splayed', 'The accused may be silent.'],
        ['thinking-face', 'It seems to help the guilty, and sometimes it does.'],
        [
          'balance-scale',
          'But a court can make two mistakes, letting a culprit go or locking up someone who did nothing.',
        ],
        [
          'open-book',
          'An English lawyer of the eighteenth century wrote that it is better that ten guilty escape than that one innocent suffers.',
        ],
        ['eyes', 'Witnesses mean well, and are often wrong.'],
        ['dna', 'Tests of genes have freed hundreds who had been convicted.'],
        [
          'shield',
          'The rule is not there for criminals, it is there for the day when somebody points at you.',
        ],
      ],
    },
    {
      title: 'Laws carved in stone',
      about: ['law', 'hammurabi', 'history of law', 'first laws'],
      level: 'standard',
      lines: [
        ['rock', 'In a museum in Paris stands a black stone, taller than a man.'],
        ['scroll', 'On it are about two hundred and eighty laws of King Hammurabi of Babylon.'],
        ['eye', 'If someone destroys an eye, it says, his own shall be destroyed.'],
        ['crying-face', 'It sounds cruel, but it also set a limit, so not more than an eye.'],
        ['house', 'If a house fell and killed its owner, the builder had to die.'],
        ['balance-scale', 'For a slave, the price was lower, so not all were equal before it.'],
        ['person-standing', 'Yet the stone stood where people could see it.'],
        ['speaking-head', 'A law that can be read is stronger than the mood of a king.'],
      ],
    },
  ],
});
