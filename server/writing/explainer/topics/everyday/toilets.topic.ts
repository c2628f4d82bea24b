/** Toilets, pipes and clean water. */
import { defineTopic } from '../../defineTopic';

export const toilets = defineTopic({
  name: 'toilets and sewers',
  about: [],
  near: ['plumbing', 'clean water'],
  scripts: [
    {
      title: 'A bend that changed the world',
      about: ['toilet', 'flush', 'toilet flush', 'history of the toilet'],
      level: 'standard',
      lines: [
        ['counterclockwise-arrows-button', 'Look behind a toilet, and you find a pipe in the shape of an S.'],
        ['droplet', 'A little water always stays in it.'],
        ['nose', 'It lets everything pass, except for the smell.'],
        ['watch', 'A watchmaker in London, Alexander Cumming, put it under a toilet in 1775.'],
        [
          'castle',
          "Queen Elizabeth's godson had built her one with flushing water long before, but its stink came back up.",
        ],
        ['wrench', 'When you pull the lever, water falls, fills the bend and sucks everything along.'],
        ['up-arrow', 'A float rises in the tank and shuts the tap.'],
        ['hospital', 'Few inventions have saved more lives than clean water in and dirty water out.'],
      ],
    },
    {
      title: 'The summer of the great stink',
      about: ['sewer', 'sewage', 'waste water', 'great stink', 'london cholera'],
      level: 'standard',
      lines: [
        [
          'thermometer',
          'In the summer of 1858, the Thames stank so much that Parliament soaked its curtains in chlorine.',
        ],
        [
          'water-wave',
          'The waste of more than two million people flowed into the river, and many drank from it.',
        ],
        ['skull', 'Cholera had killed thousands.'],
        [
          'person-raising-hand',
          'A doctor, John Snow, had shown that it came from a water pump, and hardly anyone had listened.',
        ],
        ['building-construction', 'Now Joseph Bazalgette was told to build sewers.'],
        ['straight-ruler', 'He reckoned how wide they had to be, and then doubled it, for the unforeseen.'],
        ['hourglass-done', 'That is why many still serve today, though London has grown by millions.'],
      ],
    },
  ],
});
