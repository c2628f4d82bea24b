/** Coral reefs. */
import { defineTopic } from '../../defineTopic';

export const coralReefs = defineTopic({
  name: 'coral reefs',
  about: ['coral', 'coral reef', 'reef'],
  scripts: [
    {
      title: 'A city built by animals',
      about: ['great barrier reef', 'coral animal', 'what are corals'],
      level: 'standard',
      lines: [
        ['coral', 'A coral looks like a plant and feels like a stone, but it is an animal.'],
        ['jellyfish', 'It is a relative of the jellyfish, no bigger than a pea, with a ring of arms.'],
        ['building-construction', 'Around its foot, it builds a cup of lime.'],
        ['houses', 'Neighbours build on top of one another, for thousands of years.'],
        ['seedling', 'In its skin live tiny algae that make sugar from sunlight.'],
        ['handshake', 'They pay their rent in sugar, and give the coral its colours.'],
        ['rocket', 'The Great Barrier Reef is the largest thing on Earth that animals have built.'],
        [
          'fish',
          'Reefs cover less than one percent of the seabed, but a quarter of all sea creatures depend on them.',
        ],
      ],
    },
    {
      title: 'When a reef turns white',
      about: ['coral bleaching', 'reefs dying', 'corals die', 'corals dying', 'save reefs'],
      level: 'standard',
      lines: [
        ['thermometer', 'One or two degrees can be too many.'],
        ['coral', 'When the sea stays too warm for weeks, corals throw out the algae that feed them.'],
        ['ghost', 'What remains is a clear skin over a white skeleton, and the reef looks like snow.'],
        ['hourglass-not-done', 'A bleached coral is not dead yet, it is starving.'],
        ['snowflake', 'If the water cools in time, the algae may return.'],
        ['warning', 'If it happens every few years, there is no time to heal.'],
        ['seedling', 'People grow young corals in nurseries and plant them out, as one plants a forest.'],
        [
          'globe-showing-asia-australia',
          'But the best medicine for a reef is a sea that does not get any hotter.',
        ],
      ],
    },
  ],
});
