/** The United Nations and human rights. */
import { defineTopic } from '../../defineTopic';

export const unitedNations = defineTopic({
  name: 'the United Nations',
  about: [],
  scripts: [
    {
      title: 'Thirty sentences for everyone',
      about: ['human rights', 'universal declaration'],
      level: 'standard',
      lines: [
        ['night-with-stars', 'It was almost midnight in Paris, on the tenth of December 1948.'],
        ['person-raising-hand', 'Forty-eight countries said yes, none said no, and eight kept silent.'],
        ['scroll', 'The world had its first common list of what each human being may claim.'],
        ['crying-face', 'The war had just shown what happens without it.'],
        ['memo', 'Eleanor Roosevelt had led the work, with people from China, Lebanon, France and Chile.'],
        ['school', 'It speaks of life, school, work, faith and rest.'],
        [
          'speech-balloon',
          'Today it can be read in more than five hundred languages, more than almost any other text.',
        ],
        ['shield', 'It is no law that a policeman could enforce, but many laws have grown from it.'],
      ],
    },
    {
      title: 'A club that everyone may join',
      about: ['united nations', 'un', 'security council'],
      level: 'standard',
      lines: [
        [
          'globe-with-meridians',
          'One hundred and ninety-three countries sit in the same hall, and each of them has one vote.',
        ],
        ['balance-scale', 'Tuvalu, with some ten thousand people, counts as much as India.'],
        ['raising-hands', 'This hall can talk, and recommend.'],
        [
          'locked',
          'Orders come only from the Security Council, where five powers can block everything with a veto.',
        ],
        ['red-question-mark', 'Is it any use, then?'],
        ['syringe', 'Under its roof, smallpox was wiped out.'],
        ['airplane', 'Because of its rules, a letter or a plane finds its way from one country to the next.'],
        [
          'dove',
          'It was not made to bring us to heaven, its second leader is said to have remarked, but to save us from hell.',
        ],
      ],
    },
  ],
});
