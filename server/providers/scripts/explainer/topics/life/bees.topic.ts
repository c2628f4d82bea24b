/** Why bees matter. */
import { defineTopic } from '../../defineTopic';

export const bees = defineTopic({
  name: 'bees',
  about: ['bee', 'honeybee'],
  near: ['beehive'],
  scripts: [
    {
      title: 'The small workers behind your meal',
      about: [
        'pollination',
        'pollinator',
        'pollinate',
        'bees important',
        'bees disappearing',
        'bees dying',
        'without bees',
        'save the bees',
      ],
      level: 'standard',
      lines: [
        ['honeybee', 'About one third of the food that we grow depends partly on pollinators.'],
        ['sunflower', 'A bee visits a flower to drink its nectar.'],
        ['sparkles', 'Pollen sticks to her fur, and she carries it to the next flower.'],
        ['cherries', 'There it fertilises the plant, and a fruit can grow.'],
        ['red-apple', 'Apples, almonds, pumpkins and cherries all need such visits.'],
        ['honey-pot', 'For one jar of honey, bees fly a distance of several times around the Earth.'],
        ['person-raising-hand', 'But honeybees are only one kind among twenty thousand.'],
        ['house', 'Most wild bees live alone, in the ground or in hollow stems.'],
        ['warning', 'Pesticides, disease and lost meadows threaten many of them.'],
        ['tulip', 'A few wild flowers on a balcony already help.'],
      ],
    },
    {
      title: 'How bees tell the way',
      about: ['bee dance', 'waggle dance', 'bees communicate', 'bees find flowers', 'bees talk'],
      level: 'easy',
      lines: [
        ['honeybee', 'A bee that finds food goes home and dances.'],
        ['new-moon', 'Inside the dark hive, she runs in a figure of eight and waggles.'],
        ['compass', 'The angle of her run shows the direction, measured from the Sun.'],
        ['stopwatch', 'The longer she waggles, the farther the flowers are.'],
        ['person-raising-hand', 'Her sisters follow with their antennae and read the message.'],
        ['dashing-away', 'Then they fly off and find a place that they have never seen.'],
        ['scientist', 'Karl von Frisch worked this out in years of patient watching.'],
        ['trophy', 'He received a Nobel Prize for it in 1973.'],
        ['brain', "A bee's brain is no larger than a sesame seed."],
        ['world-map', 'Still it can hold a map, a clock and a language.'],
      ],
    },
    {
      title: 'How bees make honey',
      about: ['honey', 'make honey', 'honey made'],
      level: 'easy',
      lines: [
        ['hibiscus', 'Honey begins as thin sugar water at the bottom of a flower.'],
        ['honeybee', 'A bee carries it home in a second stomach, made only for this.'],
        ['droplet', 'On the way, she adds a substance that splits its sugar.'],
        ['handshake', 'In the hive, it is handed on from mouth to mouth.'],
        ['honey-pot', 'Then it is hung into a cell of wax.'],
        ['wind-face', 'Bees fan with their wings, all night long, until most of the water is gone.'],
        ['locked', 'When it is thick enough, they close the cell with a lid.'],
        ['snowflake', 'It is their food for the winter.'],
        ['spoon', 'In her whole life, one worker makes about a twelfth of a teaspoon.'],
      ],
    },
  ],
});
