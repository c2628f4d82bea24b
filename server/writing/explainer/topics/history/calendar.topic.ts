/** The calendar: leap years, and months with the wrong names. */
import { defineTopic } from '../../defineTopic';

export const calendar = defineTopic({
  name: 'the calendar',
  about: ['calendar'],
  scripts: [
    {
      title: 'Why there are leap years',
      about: ['leap year', 'leap years', 'leap day', 'february 29'],
      level: 'standard',
      lines: [
        [
          'globe-showing-americas',
          'The Earth needs three hundred and sixty-five days for its trip around the Sun, and nearly six hours more.',
        ],
        ['calendar', 'In four years, the hours add up to about a day.'],
        ['spiral-calendar', 'So every fourth year, February gets one more.'],
        ['snowman', 'Without it, the seasons would slide, and in seven centuries, July would be winter.'],
        ['crown', 'Julius Caesar brought in the rule.'],
        [
          'timer-clock',
          'But it is eleven minutes too long each year, and by 1582, spring came ten days early.',
        ],
        [
          'scroll',
          'So Pope Gregory dropped ten days, and the fourth of October was followed by the fifteenth.',
        ],
        [
          'divide',
          'Since then, years like 1900 are not leap years, unless four hundred divides them, as with 2000.',
        ],
      ],
    },
    {
      title: 'Months with the wrong names',
      about: ['months names', 'names of the months', 'months named', 'why is october the tenth month'],
      level: 'standard',
      lines: [
        ['input-numbers', 'October means the eighth, and is the tenth.'],
        [
          'classical-building',
          'In early Rome, the year began in March, had ten months, and in winter, nobody seems to have counted.',
        ],
        ['seedling', 'March was for Mars, when the army set out.'],
        ['tear-off-calendar', 'From the fifth on, they were simply numbered, up to December, the tenth.'],
        [
          'snowflake',
          'Later, January and February were put in, and then the year began with them, but the names stayed.',
        ],
        ['crown', 'The fifth became July, for Julius Caesar, and the sixth became August, for Augustus.'],
        ['door', 'January is named after Janus, the god of doors, who looks forward and back.'],
        ['house', 'And February was for cleaning the house and the soul.'],
      ],
    },
  ],
});
