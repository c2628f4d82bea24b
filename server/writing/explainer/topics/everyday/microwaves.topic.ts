/** How a microwave oven heats. */
import { defineTopic } from '../../defineTopic';

export const microwaves = defineTopic({
  name: 'microwave ovens',
  about: ['microwave', 'microwave oven'],
  scripts: [
    {
      title: 'Cooking with radio',
      about: ['how microwaves work', 'microwave heat food', 'microwaves heat'],
      level: 'standard',
      lines: [
        ['radio', 'A microwave oven is a radio station in a box.'],
        ['droplet', 'Its waves pull at the molecules of water, which have a positive and a negative end.'],
        [
          'counterclockwise-arrows-button',
          'Billions of times a second, the waves change direction, and the molecules try to follow.',
        ],
        ['hand-with-fingers-splayed', 'They rub against each other, and friction makes heat.'],
        [
          'bowl-with-spoon',
          'A plate holds no free water, and so it stays cool, until the soup has warmed it.',
        ],
        ['ice', 'Ice is slow, for its molecules are locked.'],
        ['wheel', 'The plate turns, because there are hot and cold spots in the box.'],
        ['window', 'The holes in the door let light out, but the waves are far too long for them.'],
      ],
    },
    {
      title: 'The melted chocolate bar',
      about: ['history of the microwave', 'percy spencer'],
      level: 'easy',
      lines: [
        ['chocolate-bar', 'In 1945, Percy Spencer noticed that the sweet in his pocket had melted.'],
        ['satellite-antenna', 'He was standing before a tube for radar.'],
        ['thinking-face', 'Others had felt warmth there before, but he asked why.'],
        ['popcorn', 'The next day, he brought corn, and it popped all over the room.'],
        ['egg', "Then he tried an egg, and it burst in a colleague's face."],
        [
          'person-standing',
          'His first oven was as tall as a man, weighed as much as several, and had to be cooled with water.',
        ],
        ['ship', 'It was bought for ships and restaurants.'],
        ['hourglass-done', 'More than twenty years went by until one would fit on a kitchen shelf.'],
      ],
    },
  ],
});
