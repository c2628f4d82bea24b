/** Biases: planes that came back, and three numbers. */
import { defineTopic } from '../../defineTopic';

export const biases = defineTopic({
  name: 'cognitive biases',
  about: ['cognitive bias', 'bias', 'thinking error'],
  near: ['unconscious bias', 'gender bias'],
  scripts: [
    {
      title: 'The planes that did not come back',
      about: ['survivorship bias', 'abraham wald', 'survivor bias'],
      level: 'standard',
      lines: [
        [
          'small-airplane',
          'In the Second World War, bombers came home with holes in the wings, and hardly any in the engines.',
        ],
        ['shield', 'Officers wanted more armour where the holes were.'],
        ['thinking-face', 'The mathematician Abraham Wald saw the error in this.'],
        ['hole', 'A hole in the wing, he said, is one with which a plane can still come home.'],
        ['fire', 'Those that were hit in the engine lay at the bottom of the sea.'],
        ['wrench', 'So the armour must go where there are no holes.'],
        ['trophy', 'Today, this bias is everywhere, as we ask the winners how they won.'],
        ['graduation-cap', 'Some rich people left school early, but we never meet those who stayed poor.'],
        ['red-question-mark', 'Ask who is missing.'],
      ],
    },
    {
      title: 'Two, four, six',
      about: [
        'confirmation bias',
        'what is a bias',
        'what is cognitive bias',
        'wason',
        'examples of cognitive bias',
        'avoid bias',
      ],
      level: 'easy',
      lines: [
        ['input-numbers', 'Here are three numbers, two, four, six, and they follow a rule.'],
        ['thinking-face', 'You may try others, to find it out.'],
        ['person-raising-hand', 'In 1960, Peter Wason gave this to students in London.'],
        [
          'check-mark-button',
          'They said eight, ten, twelve, and twenty, twenty-two, twenty-four, and each time he said yes.',
        ],
        ['light-bulb', 'Even numbers, most of them said, that go up by two.'],
        ['cross-mark', 'It was wrong.'],
        ['up-arrow', 'The rule was only that each number is larger than the last.'],
        [
          'magnifying-glass-tilted-left',
          'They looked for what proves an idea right, and never for what would prove it wrong.',
        ],
        ['newspaper', 'This bias chooses our news, our friends and our fights.'],
        ['scientist', 'The cure is to ask what would change your mind.'],
      ],
    },
  ],
});
