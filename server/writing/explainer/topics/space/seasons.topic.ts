/** Why there are seasons. */
import { defineTopic } from '../../defineTopic';

export const seasons = defineTopic({
  name: 'the seasons',
  about: ['season', 'four season'],
  scripts: [
    {
      title: 'The tilt that makes summer',
      about: ['why winter', 'why summer', 'summer and winter', 'why seasons', 'causes seasons'],
      level: 'standard',
      lines: [
        [
          'snowflake',
          'In early January, the Earth is closest to the Sun, just when the north has its winter.',
        ],
        ['thinking-face', 'So distance cannot be the reason for our seasons.'],
        [
          'globe-showing-europe-africa',
          'The reason is that the Earth is tilted, by a little more than twenty-three degrees.',
        ],
        ['sun', 'In June the northern half leans towards the Sun.'],
        ['flashlight', 'Sunlight falls steeply, like a torch held straight above a table.'],
        ['hourglass-not-done', 'The days are long as well, and so the ground warms up.'],
        ['snowman', 'Half a year later, it leans away, and the light comes in flat and thin.'],
        ['beach-with-umbrella', 'In Australia, people celebrate Christmas on the beach.'],
      ],
    },
    {
      title: 'A world without seasons',
      about: ['without seasons'],
      level: 'standard',
      lines: [
        ['globe-showing-americas', 'Imagine that the Earth stood upright.'],
        ['balance-scale', 'Day and night would last twelve hours each, everywhere and all year long.'],
        ['calendar', 'No month would differ from another.'],
        [
          'snowflake',
          'The far north would stay in endless winter, since the Sun would only roll along the horizon.',
        ],
        ['bird', 'Birds would have no reason to travel thousands of kilometres.'],
        ['maple-leaf', 'No leaf would turn red in autumn.'],
        [
          'sheaf-of-rice',
          'People would still plant and harvest, but the grain that needs a cold winter would be in trouble.',
        ],
        ['tulip', 'Spring, with all its colours, is the gift of a crooked axis.'],
      ],
    },
  ],
});
