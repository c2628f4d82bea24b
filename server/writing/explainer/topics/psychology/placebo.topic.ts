/** The placebo effect, and its evil twin. */
import { defineTopic } from '../../defineTopic';

export const placebo = defineTopic({
  name: 'the placebo effect',
  about: ['placebo'],
  near: ['homeopathy'],
  scripts: [
    {
      title: 'The pill with nothing in it',
      about: [
        'what is the placebo effect',
        'placebo work',
        'placebo pill',
        'fake medicine',
        'placebo effect',
      ],
      level: 'standard',
      lines: [
        ['pill', 'A placebo is a pill without any medicine in it.'],
        [
          'relieved-face',
          'Yet many people feel better after taking one, above all with pain, nausea or tiredness.',
        ],
        ['brain', 'It is not just imagined, as the brain makes painkillers of its own.'],
        ['syringe', 'When these are blocked, a placebo hardly works.'],
        ['money-bag', 'Expensive ones help more than cheap ones.'],
        ['thinking-face', 'Some even help people who know that there is nothing in them.'],
        ['no-entry', 'But no placebo shrinks a tumour or kills a germ.'],
        [
          'balance-scale',
          'So new medicines are tested against one, and neither doctor nor patient knows which is which.',
        ],
        ['test-tube', 'Only what does better is worth its name.'],
      ],
    },
    {
      title: 'The evil twin',
      about: ['nocebo', 'nocebo effect', 'side effects placebo'],
      level: 'easy',
      lines: [
        ['page-with-curl', 'Read a long list of side effects, and you may feel some.'],
        ['pill', 'In studies, even people who swallow a placebo report headaches and tiredness.'],
        ['fearful-face', 'This is called nocebo, which is Latin for I shall harm.'],
        ['red-heart', 'Some people had given up a drug for cholesterol because of aches.'],
        ['calendar', 'In a test, they got it in some months, and in others an empty pill.'],
        ['bar-chart', 'Nine tenths of the trouble came with the empty pills as well.'],
        ['hand-with-fingers-splayed', 'The pain was real, though its cause was not the drug.'],
        ['speech-balloon', 'That is why it matters how a doctor puts things.'],
        ['thumbs-up', 'Most people take it well is as true as, some feel ill.'],
      ],
    },
  ],
});
