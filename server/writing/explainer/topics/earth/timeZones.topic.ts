/** Time zones. */
import { defineTopic } from '../../defineTopic';

export const timeZones = defineTopic({
  name: 'time zones',
  about: ['time zone', 'time difference'],
  scripts: [
    {
      title: 'How the railway changed the clock',
      about: ['greenwich', 'history of time zones'],
      level: 'standard',
      lines: [
        ['mantelpiece-clock', 'Noon used to be different in every town.'],
        [
          'sun',
          'When the Sun stood highest, the church clock struck twelve, and the next town followed minutes later.',
        ],
        ['horse', 'As long as people travelled on horseback, it did not matter.'],
        ['locomotive', 'Then came the train, with a timetable and a single track.'],
        ['collision', 'Two clocks that disagreed could mean two trains in one place.'],
        ['alarm-clock', 'So the railways brought a common time.'],
        [
          'globe-with-meridians',
          'In 1884, a conference chose Greenwich as the line where the world starts to count.',
        ],
        ['world-map', 'In theory, there are twenty-four zones, an hour apart.'],
        ['ballot-box-with-ballot', 'In practice each country decides for itself.'],
      ],
    },
    {
      title: 'The line where tomorrow begins',
      about: ['date line', 'international date line'],
      level: 'easy',
      lines: [
        ['calendar', 'Somewhere in the Pacific, today touches tomorrow.'],
        [
          'sailboat',
          "In 1522, the last ship of Magellan's fleet came home after three years around the world.",
        ],
        ['memo', 'The sailors had written down each day, and they were one short.'],
        [
          'counterclockwise-arrows-button',
          'Nobody had made a mistake, they had gone around the world with the Sun, and lost a day on the way.',
        ],
        ['world-map', 'Today, a line on the map makes up for it.'],
        ['ship', 'Cross it going west, and you skip a day.'],
        ['birthday-cake', 'Cross it going east, and you may have your birthday twice.'],
        ['desert-island', 'It bends around islands, so that neighbours can share a Monday.'],
      ],
    },
  ],
});
