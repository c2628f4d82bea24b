/** Penguins: how they keep warm, and why they do not fly. */
import { defineTopic } from '../../defineTopic';

export const penguins = defineTopic({
  name: 'penguins',
  about: ['penguin'],
  scripts: [
    {
      title: 'The huddle that turns',
      about: [
        'penguins warm',
        'penguins stay warm',
        'emperor penguin',
        'penguins cold',
        'penguins survive',
        'penguins antarctica',
        'penguins keep warm',
        'penguin egg',
      ],
      level: 'standard',
      lines: [
        ['snowflake', 'In the Antarctic winter, it can be fifty degrees below zero, and dark.'],
        ['penguin', 'Then thousands of emperor penguins stand together, with an egg on their feet.'],
        ['busts-in-silhouette', 'They press so close that inside it gets warm as in a bath.'],
        [
          'counterclockwise-arrows-button',
          'Every minute or so, all take a tiny step, and those at the edge come into the middle.',
        ],
        ['feather', 'Each wears a thick coat of feathers over a layer of fat.'],
        ['foot', 'In the feet, warm blood that goes down heats cold blood that comes up.'],
        [
          'hourglass-not-done',
          'The fathers do not eat for almost four months, and lose nearly half of their weight.',
        ],
        ['baby-chick', 'Then the mothers come back, and find them by their voice.'],
      ],
    },
    {
      title: 'The bird that flies under water',
      about: [
        'penguins fly',
        "penguins can't fly",
        'penguins swim',
        'where penguins live',
        'penguins flightless',
        'penguins birds',
      ],
      level: 'easy',
      lines: [
        ['feather', 'A penguin is a bird, with feathers, a beak and eggs.'],
        ['airplane', 'Its ancestors could fly, sixty million years ago and more.'],
        ['balance-scale', 'But a wing that is good in air is poor in water, and the other way round.'],
        ['fish', 'The food was in the sea, so the wings became short, stiff flippers, and the bones heavy.'],
        ['person-swimming', 'Now it flies under water.'],
        ['speedboat', 'The fastest, the gentoo, reaches some thirty-five kilometres an hour.'],
        ['down-arrow', 'Emperors dive deeper than five hundred metres.'],
        [
          'eyes',
          'Seen from above, the black back is dark as the sea, and from below, the white belly is bright as the sky.',
        ],
        ['globe-with-meridians', 'They live in the south, and meet no polar bear.'],
      ],
    },
  ],
});
