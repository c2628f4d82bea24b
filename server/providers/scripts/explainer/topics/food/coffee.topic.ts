/** How to brew good coffee. */
import { defineTopic } from '../../defineTopic';

export const coffee = defineTopic({
  name: 'coffee',
  about: ['coffee'],
  scripts: [
    {
      title: 'A better cup in five steps',
      about: ['brew coffee', 'coffee brewing', 'how to make coffee', 'better coffee', 'good coffee'],
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
      about: ['caffeine', 'coffee awake', 'coffee keeps awake', 'coffee wake', 'coffee energy'],
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
    {
      title: 'The goats that could not sleep',
      about: [
        'where coffee come',
        'history of coffee',
        'coffee bean',
        'coffee plant',
        'coffee grow',
        'coffee made',
        'how is coffee made',
      ],
      level: 'standard',
      lines: [
        ['goat', 'In Ethiopia they tell of a herder whose goats danced after eating red berries.'],
        ['cherries', 'It is a legend, but coffee is at home there.'],
        [
          'person-climbing',
          'The beans are the seeds of its fruit, and are dried and shipped while still green.',
        ],
        ['fire', 'Fire gives them their taste, for at about two hundred degrees they turn brown and crack.'],
        [
          'mosque',
          'In Yemen, some six hundred years ago, Sufis drank it, to stay awake for the prayers of the night.',
        ],
        ['ship', 'Ships from the port of Mocha carried it into the world.'],
        [
          'hot-beverage',
          'In 1652, London got a coffee house, and soon there were hundreds, full of news and quarrels.',
        ],
        ['globe-showing-americas', 'Today, most grows in Brazil.'],
      ],
    },
    {
      title: 'Is coffee bad for you?',
      about: [
        'coffee bad',
        'coffee healthy',
        'coffee health',
        'coffee good for you',
        'too much coffee',
        'coffee unhealthy',
        'benefits of coffee',
        'how much coffee',
        'caffeine bad',
      ],
      level: 'standard',
      lines: [
        ['hot-beverage', 'For most adults, coffee is not the enemy.'],
        ['chart-increasing', 'Large studies have followed millions of people for years.'],
        [
          'anatomical-heart',
          'Those who drink three or four cups a day are, on average, rather a bit healthier than others.',
        ],
        ['thinking-face', 'That is no proof that coffee is the cause, though.'],
        [
          'input-numbers',
          'As a limit, food authorities name four hundred milligrams of caffeine a day, about four cups.',
        ],
        ['pregnant-woman', 'In pregnancy, it is half of that, or less.'],
        ['fearful-face', 'Too much makes the heart race and the hands shake.'],
        ['bed', 'Six hours before bed, it can still take sleep away.'],
        ['glass-of-milk', 'Whoever filters it through paper keeps out what raises cholesterol.'],
        ['stethoscope', 'If your heart or your stomach complains, ask a doctor.'],
      ],
    },
  ],
});
