/** How to brew good coffee. */
import { defineTopic } from '../../defineTopic';

export const coffee = defineTopic({
  name: 'coffee',
  about: ['coffee', 'brew coffee', 'coffee brewing', 'make coffee', 'caffeine'],
  scripts: [
    {
      title: 'A better cup in five steps',
      level: 'easy',
      lines: [
        ['hot-beverage', 'Good coffee is mostly water and patience.'],
        ['potable-water', 'Start with fresh water that tastes good by itself.'],
        ['balance-scale', 'Use about sixty grams of coffee for each litre.'],
        ['gear', 'Grind the beans just before you brew, because aroma escapes within minutes.'],
        ['thermometer', 'The water should be hot, but just off the boil, at around 93 degrees.'],
        ['droplet', 'Wet the grounds first and wait thirty seconds, so that trapped gas can escape.'],
        ['teapot', 'Then pour slowly, in circles.'],
        ['stopwatch', 'A filter coffee needs three to four minutes in all.'],
        ['lemon', 'Does it taste sour? Grind finer.'],
        ['chocolate-bar', 'Does it taste bitter? Grind coarser, and change only one thing at a time.'],
      ],
    },
    {
      title: 'Why coffee wakes you up',
      level: 'standard',
      lines: [
        ['hot-beverage', 'Coffee does not give you energy, it hides your tiredness.'],
        ['alarm-clock', 'While you are awake, a substance called adenosine builds up in your brain.'],
        ['sleeping-face', 'It docks onto certain receptors, and you feel sleepy.'],
        ['key', 'Caffeine has a similar shape.'],
        ['locked', 'It sits in the same places and blocks them, without making you tired.'],
        ['high-voltage', 'So you feel awake, although the adenosine is still there.'],
        ['hourglass-not-done', 'After about five hours, half of the caffeine is still in your body.'],
        ['night-with-stars', 'That is why an afternoon cup can still disturb your night.'],
        ['zzz', 'When the caffeine is gone, the waiting adenosine returns.'],
        ['bed', 'The only real cure for tiredness is sleep.'],
      ],
    },
  ],
});
