/** The sinking of the Titanic. */
import { defineTopic } from '../../defineTopic';

export const titanic = defineTopic({
  name: 'the Titanic',
  about: ['titanic'],
  near: ['shipwreck'],
  scripts: [
    {
      title: 'Two hours and forty minutes',
      about: ['sinking of the titanic', 'titanic sink', 'how many died titanic', 'history of the titanic'],
      level: 'easy',
      lines: [
        ['passenger-ship', 'On her first voyage, the Titanic was the largest ship in the world.'],
        ['ice', 'On the evening of the fourteenth of April 1912, other ships warned her of ice.'],
        ['dashing-away', 'She kept her speed, as was usual.'],
        ['eyes', 'Shortly before midnight, a lookout saw a dark shape ahead.'],
        ['hole', 'The ship turned, and the iceberg opened her side below the water line.'],
        ['door', 'At least five of her sections filled, and she had been built to survive four.'],
        ['ring-buoy', 'There was room in the boats for about half of the people aboard.'],
        ['crying-face', 'About fifteen hundred died in the cold.'],
        ['night-with-stars', 'The sea, survivors said, was as smooth as glass.'],
      ],
    },
    {
      title: 'What the Titanic changed',
      about: ['titanic wreck', 'titanic found', 'titanic change'],
      level: 'standard',
      lines: [
        ['radio', 'Another ship was much nearer than the one that came.'],
        ['sleeping-face', 'But her radio operator had gone to bed.'],
        ['judge', 'After the disaster, rules were written that hold to this day.'],
        ['ring-buoy', 'There must be a place in a lifeboat for everyone.'],
        ['speaker-high-volume', 'Someone has to listen to the radio by day and by night.'],
        ['ice', 'A patrol has watched the icebergs of the North Atlantic ever since.'],
        ['calendar', 'Each year, on the fifteenth of April, it drops a wreath into the sea.'],
        ['robot', 'In 1985, a robot camera found the wreck, almost four kilometres down.'],
        ['bug', 'Bacteria are eating the iron.'],
        ['hourglass-done', 'One day, nothing will be left but the rules.'],
      ],
    },
  ],
});
