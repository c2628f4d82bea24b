/** Eggs: how to boil one, and which came first. */
import { defineTopic } from '../../defineTopic';

export const eggs = defineTopic({
  name: 'eggs',
  about: ['egg'],
  near: ['easter eggs', 'scrambled eggs', 'omelette'],
  scripts: [
    {
      title: 'Soft, medium or hard',
      about: [
        'boil an egg',
        'boil eggs',
        'boiled egg',
        'hard boiled egg',
        'soft boiled egg',
        'cook an egg',
        'cook eggs',
        'perfect boiled egg',
      ],
      level: 'easy',
      lines: [
        ['pot-of-food', 'Bring water to the boil, and lower the eggs in with a spoon.'],
        ['stopwatch', 'Six minutes give you a runny yolk, eight a waxy one, and eleven a hard one.'],
        ['snowflake', 'An egg from the fridge and a large one need a little more.'],
        ['ice', 'Then put it into cold water with ice, or it goes on cooking.'],
        ['calendar', 'Very fresh eggs are hard to peel, so take some that are a week old.'],
        ['potable-water', 'To test one, lay it in water.'],
        ['down-arrow', 'A fresh egg lies flat, an older one stands up, and if it floats, throw it away.'],
        ['egg', 'The green ring around the yolk is harmless, and comes from boiling for too long.'],
      ],
    },
    {
      title: 'Which came first',
      about: [
        'chicken or the egg',
        'egg come first',
        'chicken and egg',
        'egg or chicken',
        'which came first',
        'chicken or egg first',
        'eggs oval',
        'shape of eggs',
      ],
      level: 'easy',
      lines: [
        ['hatching-chick', 'The egg came first, by hundreds of millions of years.'],
        ['fish', 'Fish laid eggs long before there was a bird, and so did dinosaurs.'],
        ['red-question-mark', 'But who laid the first egg of a chicken?'],
        ['rooster', 'Chickens come from the red jungle fowl of Asia.'],
        [
          'dna',
          'A bird that was not quite a chicken laid an egg, and by a small change in the genes, what hatched was.',
        ],
        [
          'thinking-face',
          "So the egg wins again, unless you say that a chicken's egg is one that a chicken laid.",
        ],
        ['pencil', 'Then it is about words, and no longer about birds.'],
        ['hourglass-done', 'In truth, there never was a first one, as kinds change too slowly for a line.'],
      ],
    },
  ],
});
