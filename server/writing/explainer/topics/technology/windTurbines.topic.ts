/** How wind turbines work. */
import { defineTopic } from '../../defineTopic';

export const windTurbines = defineTopic({
  name: 'wind turbines',
  about: ['wind turbine', 'wind power', 'wind energy', 'wind farm'],
  scripts: [
    {
      title: 'A wing that goes in circles',
      about: ['how wind turbines work', 'three blades'],
      level: 'easy',
      lines: [
        ['wind-face', 'A wind turbine does not get pushed around, it flies.'],
        ['airplane', 'Its blades are shaped like the wings of a plane, and the wind lifts them forward.'],
        [
          'counterclockwise-arrows-button',
          'They seem slow, but the tips race at three hundred kilometres an hour.',
        ],
        ['magnet', 'Inside the hub, magnets turn past coils of copper, and a current flows.'],
        ['red-question-mark', 'Why are there three blades?'],
        ['balance-scale', 'Two would shake the tower, and four would cost more and bring little.'],
        ['up-arrow', 'Twice the wind gives eight times the power, and that is why towers are high.'],
        ['no-entry', 'In a storm, the blades turn edge on and rest.'],
      ],
    },
    {
      title: 'From flour to light',
      about: ['windmill', 'history of windmills'],
      level: 'standard',
      lines: [
        ['sheaf-of-rice', 'The first windmills ground grain in Persia, more than a thousand years ago.'],
        ['wheel', 'They turned around an upright pole, like a revolving door.'],
        [
          'water-wave',
          'In Holland, thousands of them pumped the land dry, and much of it lies below the sea.',
        ],
        [
          'electric-plug',
          'In 1887, James Blyth, a professor in Scotland, put a windmill in the garden of his cottage, and lit it with its current.',
        ],
        ['cross-mark', 'He offered his neighbours the rest, and they called it the work of the devil.'],
        ['hospital', 'So it lit a hospital instead.'],
        ['hundred-points', 'Today, Denmark gets about half of its electricity from the wind.'],
      ],
    },
  ],
});
