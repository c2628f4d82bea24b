/** The Vikings. */
import { defineTopic } from '../../defineTopic';

export const vikings = defineTopic({
  name: 'the Vikings',
  about: ['viking', 'norse', 'norsemen'],
  scripts: [
    {
      title: 'No horns on the helmet',
      about: [
        'viking ship',
        'longship',
        'viking horns',
        'vikings wear horns',
        'vikings wear horned helmets',
        'viking helmet',
      ],
      level: 'standard',
      lines: [
        ['military-helmet', 'No Viking helmet with horns has ever been found.'],
        [
          'performing-arts',
          'They were put on singers by a costume designer, for an opera, in the nineteenth century.',
        ],
        ['farmer', 'Most people in the north were farmers and fishers.'],
        ['ship', 'What made them famous was the longship.'],
        [
          'water-wave',
          'It could cross an ocean, and yet was flat enough to go up a river and land on a beach.',
        ],
        [
          'world-map',
          'With it they raided, but they also traded as far as Baghdad, founded Dublin and settled Iceland.',
        ],
        ['soap', 'Their neighbours complained that they combed their hair and bathed every Saturday.'],
        ['calendar', 'Several languages of the north still call Saturday the washing day.'],
      ],
    },
    {
      title: 'Five centuries before Columbus',
      about: ['leif erikson', 'vikings america', 'vinland', 'before columbus'],
      level: 'standard',
      lines: [
        ['wind-face', 'A storm, the story says, blew a merchant past Greenland, and he saw wooded hills.'],
        ['ship', "Years later, around the year 1000, Leif Erikson bought that man's ship and went to look."],
        ['grapes', 'He found meadows, salmon and, as he said, wild grapes, and called it Vinland.'],
        ['house', 'In Newfoundland, archaeologists found their houses, built of turf.'],
        ['nut-and-bolt', 'There were iron nails, and a pin for a cloak.'],
        ['calendar', 'Trees that they had cut with metal blades could be dated to the very year 1021.'],
        ['shield', 'They did not stay, for they were few, and the land belonged to others.'],
        ['hourglass-done', 'Almost five hundred years passed until the next sails came.'],
      ],
    },
  ],
});
