/** Fish: how they breathe, and what they remember. */
import { defineTopic } from '../../defineTopic';

export const fish = defineTopic({
  name: 'fish',
  about: [],
  near: ['fish'],
  scripts: [
    {
      title: 'How fish breathe under water',
      about: ['fish breathe', 'gills', 'breathe underwater', 'breathe under water'],
      level: 'easy',
      lines: [
        ['fish', 'In air, a fish suffocates, though there is far more oxygen than in water.'],
        ['glass-of-milk', 'Litre for litre, water holds about thirty times less.'],
        ['mouth', 'So a fish takes in water by the mouth, and presses it out over its gills.'],
        ['feather', 'These are red combs with thousands of thin leaves, full of blood.'],
        [
          'counterclockwise-arrows-button',
          'Blood and water flow in opposite directions, so the blood always meets water that is richer than itself.',
        ],
        ['hundred-points', 'So gills catch up to four fifths of the oxygen.'],
        ['wind-face', 'In air, the leaves stick together.'],
        ['shark', 'Some sharks must keep swimming, so that water streams through.'],
        ['lungs', 'And a few fish, the lungfish, breathe like us.'],
      ],
    },
    {
      title: 'A goldfish remembers',
      about: ['goldfish', 'goldfish memory', 'fish memory', 'fish remember', 'fish smart'],
      level: 'easy',
      lines: [
        ['fish', 'Goldfish forget everything within three seconds, people say, and that is wrong.'],
        ['scientist', 'Scientists have tested it for decades.'],
        [
          'control-knobs',
          'Goldfish learned to push a lever for food, and when it worked for one hour a day, they came at that hour.',
        ],
        ['musical-notes', 'They learn to come to a sound, and still know it months later.'],
        ['puzzle-piece', 'They find their way through a maze, and tell one piece of music from another.'],
        ['busts-in-silhouette', 'Other fish know the faces of their keepers.'],
        [
          'water-wave',
          'A salmon remembers the smell of its brook for years, and finds it again from the ocean.',
        ],
        ['house', 'So a bare bowl is a dull place for it.'],
        ['seedling', 'Plants, space and company are no luxury.'],
      ],
    },
  ],
});
