/** Happiness: a long study, and the molecule of wanting. */
import { defineTopic } from '../../defineTopic';

export const happiness = defineTopic({
  name: 'happiness',
  about: ['happiness', 'happy'],
  near: ['meaning of life', 'success'],
  scripts: [
    {
      title: 'The study that never ended',
      about: [
        'harvard study',
        'be happy',
        'be happier',
        'what makes us happy',
        'key to happiness',
        'happy life',
        'secret of happiness',
        'makes people happy',
      ],
      level: 'standard',
      lines: [
        [
          'notebook',
          'In 1938, doctors at Harvard began to write down the lives of 268 students, and later of 456 boys from poor parts of Boston.',
        ],
        ['calendar', 'They asked, measured and listened, for more than eighty years.'],
        ['military-medal', 'One of the students was John F. Kennedy.'],
        ['money-bag', 'What kept people happy and well was not fame, and beyond a certain point, not money.'],
        ['hugging-face', 'It was warm bonds with others.'],
        [
          'chart-increasing',
          'Those who were happiest with their relationships at fifty were the healthiest at eighty.',
        ],
        ['cigarette', 'Loneliness, they say, harms as smoking does.'],
        ['telephone-receiver', 'So the advice of this study is simple.'],
        ['speech-balloon', 'Call somebody whom you have not heard for long.'],
      ],
    },
    {
      title: 'The molecule of wanting',
      about: [
        'dopamine',
        'what is dopamine',
        'dopamine do',
        'dopamine work',
        'dopamine detox',
        'happiness chemical',
        'happiness hormone',
      ],
      level: 'standard',
      lines: [
        ['mobile-phone', 'Dopamine is called the molecule of happiness, and that is not quite right.'],
        ['monkey', 'In the nineties, Wolfram Schultz listened to brain cells of monkeys.'],
        ['beverage-box', 'When they got juice by surprise, the cells fired.'],
        [
          'light-bulb',
          'Then a light came before each juice, and soon they fired at the light, and no longer at the juice.',
        ],
        ['cross-mark', 'If the juice did not come, they fell silent.'],
        [
          'brain',
          'So dopamine says whether something is better than you thought, and makes you want it again.',
        ],
        ['slot-machine', 'Games and feeds live on it, since you never know what comes next.'],
        ['relieved-face', 'Wanting and liking are two things.'],
        ['deciduous-tree', 'What makes us happy for long is often what excites us least.'],
      ],
    },
  ],
});
