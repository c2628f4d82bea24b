/** Flamingos: their colour, and their one leg. */
import { defineTopic } from '../../defineTopic';

export const flamingos = defineTopic({
  name: 'flamingo',
  about: [],
  scripts: [
    {
      title: 'Why flamingos are pink',
      about: ['flamingos pink', 'flamingo colour', 'flamingo color'],
      level: 'easy',
      lines: [
        ['hatching-chick', 'No flamingo is born pink, its chicks are grey.'],
        ['flamingo', 'The colour comes from dinner.'],
        ['microbe', 'Flamingos live at salty lakes, on tiny algae and on shrimps that feed on such algae.'],
        ['carrot', 'In these is a pigment of the same family as the one in carrots.'],
        ['tangerine', 'The liver changes it, and the blood takes it into the feathers.'],
        ['fried-shrimp', 'It is why a shrimp turns red in the pan, too.'],
        ['cook', 'Zoos used to wonder why their flamingos turned white, until they changed the menu.'],
        ['bucket', 'The bird eats with its head upside down, and sieves the water with its beak.'],
        ['red-heart', 'A bright pink tells a partner that this one eats well.'],
      ],
    },
    {
      title: 'How to sleep on one leg',
      about: ['flamingos one leg', 'stand on one leg', 'flamingo stand', 'flamingo legs'],
      level: 'easy',
      lines: [
        ['leg', 'Stand on one leg, close your eyes, and you will sway within seconds.'],
        ['flamingo', 'Flamingos do it for hours, and sleep meanwhile.'],
        ['scientist', 'In 2017, two scientists tried it with flamingos that had died.'],
        ['construction-worker', 'On one leg, the bodies stood by themselves, and on two, they fell over.'],
        ['gear', 'With the foot under the middle of the body, the joints rest, and need no muscle.'],
        ['zzz', 'So one leg may be less work than two.'],
        ['snowflake', 'It also saves warmth, for a bare leg in cold water loses a lot.'],
        ['foot', 'By the way, what looks like a knee that bends backwards is the ankle.'],
        ['feather', 'The knee is higher up, under the feathers.'],
      ],
    },
  ],
});
