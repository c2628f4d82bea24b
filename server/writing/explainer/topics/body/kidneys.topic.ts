/** Kidneys, and how much one should drink. */
import { defineTopic } from '../../defineTopic';

export const kidneys = defineTopic({
  name: 'the kidneys',
  about: ['kidney'],
  near: ['kidney stone', 'dialysis'],
  scripts: [
    {
      title: 'Two fists that wash your blood',
      about: ['kidneys do', 'kidneys work', 'function of the kidneys', 'urine', 'pee yellow'],
      level: 'easy',
      lines: [
        [
          'raised-fist',
          'Your kidneys are as large as your fists, and lie in your back, under the lowest ribs.',
        ],
        ['counterclockwise-arrows-button', 'All your blood runs through them, many times a day.'],
        [
          'sponge',
          'In each of them, about a million tiny filters press out water and what is dissolved in it.',
        ],
        ['bathtub', 'That makes some one hundred and eighty litres a day, more than a bathtub.'],
        ['up-arrow', 'Almost all of it is taken back.'],
        ['toilet', 'Only one or two litres remain, with the waste, and that is urine.'],
        ['sun', 'It is yellow from what is left of old blood cells.'],
        ['wrapped-gift', 'One kidney is enough to live, so people can give the other away.'],
      ],
    },
    {
      title: 'How much water you should drink',
      about: [
        'how much water',
        'drink water',
        'water drink day',
        'dehydration',
        'dehydrated',
        'drinking water',
        'thirst',
      ],
      level: 'easy',
      lines: [
        ['glass-of-milk', 'Eight glasses a day is a rule that nobody has ever proved.'],
        [
          'potable-water',
          'European experts say that women need about two litres a day, and men two and a half.',
        ],
        ['melon', 'But that counts everything, and a fifth or so comes from food.'],
        ['toilet', 'Your kidneys tell you how you are doing.'],
        ['lemon', 'If your urine is pale, all is well, and if it is dark, drink.'],
        ['thermometer', 'You need more in heat, with a fever and when you sweat.'],
        ['older-person', 'Old people feel less thirst, so a glass with each meal is a good habit.'],
        ['warning', 'Far too much in a short time is dangerous, too, as it thins the salt in the blood.'],
      ],
    },
  ],
});
