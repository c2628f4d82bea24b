/** Why the Moon changes its shape. */
import { defineTopic } from '../../defineTopic';

export const moonPhases = defineTopic({
  name: 'phases of the Moon',
  about: [],
  scripts: [
    {
      title: 'Why the Moon changes its shape',
      about: ['moon phase', 'phase moon', 'moon change shape', 'lunar phase', 'full moon', 'new moon'],
      level: 'easy',
      lines: [
        ['full-moon', 'The Moon makes no light, it only reflects the Sun.'],
        ['waxing-crescent-moon', 'Half of it is always lit, but we do not always see that half.'],
        ['counterclockwise-arrows-button', 'The Moon travels around us about once a month.'],
        ['new-moon', 'When it stands toward the Sun, its dark side faces us: new moon.'],
        ['first-quarter-moon', 'A week later we see half of the bright side.'],
        ['full-moon', 'After two weeks it stands opposite the Sun: full moon.'],
        ['last-quarter-moon', 'Then the light shrinks again.'],
        ['calendar', 'From new moon to new moon takes about 29 and a half days.'],
        ['globe-showing-europe-africa', 'The shadow of the Earth has nothing to do with it.'],
        ['waxing-gibbous-moon', 'That shadow reaches the Moon only now and then, in a lunar eclipse.'],
      ],
    },
    {
      title: 'The face that never turns',
      about: ['far side of the moon', 'dark side of the moon', 'side of the moon', 'see side of the moon'],
      level: 'easy',
      lines: [
        ['full-moon', 'You have only ever seen one side of the Moon.'],
        ['thinking-face', 'Does it not turn at all?'],
        ['counterclockwise-arrows-button', 'It does, exactly once for each trip around the Earth.'],
        ['person-walking', 'Walk around a chair while you keep looking at it, and you turn in the same way.'],
        ['water-wave', 'This is no accident, for the Earth raised tides in the rock of the young Moon.'],
        ['snail', 'Friction slowed its spin, until one side was held fast.'],
        ['rocket', 'In 1959 a Soviet probe sent the first photos of the far side.'],
        ['hole', 'It showed many craters and few dark plains.'],
        ['sun', 'The far side is not dark, because it has days and nights like ours.'],
        ['telescope', 'It is just turned away.'],
      ],
    },
  ],
});
