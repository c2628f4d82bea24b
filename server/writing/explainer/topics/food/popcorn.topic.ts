/** Why popcorn pops. */
import { defineTopic } from '../../defineTopic';

export const popcorn = defineTopic({
  name: 'popcorn',
  about: ['popcorn'],
  near: ['corn', 'maize'],
  scripts: [
    {
      title: 'The smallest pressure cooker',
      about: ['why popcorn pops', 'popcorn pop', 'popcorn made'],
      level: 'easy',
      lines: [
        ['popcorn', 'A grain of popcorn is a locked kitchen.'],
        ['droplet', 'Inside the hard shell, there is starch and a little water, about one part in seven.'],
        ['thermometer', 'Heat it, and the water wants to be steam, but it cannot get out.'],
        ['balloon', 'The pressure climbs until it is several times that of a car tyre.'],
        ['hot-springs', 'The starch becomes a hot jelly.'],
        ['collision', 'At about a hundred and eighty degrees, the shell bursts.'],
        ['snowflake', 'In an instant, the jelly swells to foam, and freezes in the air.'],
        ['speaker-high-volume', 'The pop is not the crack, it is the steam that is let out.'],
        ['dove', 'A dry grain, or one with a scratch, never flies.'],
      ],
    },
    {
      title: 'A wild grass that came to the pictures',
      about: ['popcorn cinema', 'popcorn movies', 'history of popcorn'],
      level: 'standard',
      lines: [
        ['ear-of-corn', 'Nine thousand years ago in Mexico, maize was a grass with a dozen hard grains.'],
        ['farmer', 'People kept the best ones and planted them, year after year.'],
        ['popcorn', 'In Peru, somebody was popping corn more than six thousand years ago.'],
        ['clapper-board', 'Fine cinemas did not want it at first, as it was noisy and fell on the carpet.'],
        ['musical-notes', 'Then films began to speak, and nobody heard the crunching.'],
        ['coin', 'In the bad years after 1929, a bag cost five cents or ten.'],
        ['shopping-cart', 'Sellers stood at the door, until owners saw that it earned more than the film.'],
        ['sheaf-of-rice', 'Sugar became scarce in the war, and popcorn was king.'],
      ],
    },
  ],
});
