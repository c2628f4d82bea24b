/** Hibernation: the bear's long night, and those who turn colder still. */
import { defineTopic } from '../../defineTopic';

export const hibernation = defineTopic({
  name: 'hibernation',
  about: ['hibernate', 'hibernation', 'winter sleep', 'animals sleep winter'],
  near: ['bear'],
  scripts: [
    {
      title: 'Half a year in bed',
      about: ['bears hibernate', 'bears sleep', 'bears winter'],
      level: 'easy',
      lines: [
        ['bear', 'A bear does not sleep because it is cold, it sleeps because there is nothing to eat.'],
        ['blueberries', 'In autumn, it may put on more than a kilo a day.'],
        ['hole', 'Then it lies in its den for up to half a year.'],
        [
          'anatomical-heart',
          'Its heart slows to about ten beats a minute, while its body cools only a little.',
        ],
        ['potable-water', 'It does not eat, drink or go out even once.'],
        ['recycling-symbol', 'What would be waste is turned back into protein.'],
        ['flexed-biceps', 'So in spring, it has lost its fat, and kept its muscles.'],
        ['baby', 'In midwinter, the mother gives birth, half asleep, to cubs no bigger than squirrels.'],
        ['stethoscope', 'Doctors would love to do the same.'],
      ],
    },
    {
      title: 'Colder than ice',
      about: ['hedgehog hibernate', 'squirrels hibernate', 'marmots hibernate'],
      level: 'standard',
      lines: [
        ['chipmunk', 'Under the frozen ground of Alaska sleeps a squirrel whose blood is colder than ice.'],
        ['thermometer', 'It falls to almost three degrees below zero, and does not freeze.'],
        ['anatomical-heart', 'The heart beats a few times a minute.'],
        ['hedgehog', 'A hedgehog cools down to about five degrees.'],
        [
          'alarm-clock',
          'Such sleepers wake every few weeks, warm themselves for some hours, and sink down again.',
        ],
        ['fire', 'That costs most of their fuel, and nobody is sure why they do it.'],
        ['thought-balloon', 'Perhaps they must sleep, for this cold state is no real sleep.'],
        ['snowman', 'So if you find a hedgehog under leaves in January, leave it alone.'],
        ['hourglass-not-done', 'Each waking uses fat that it needs until spring.'],
      ],
    },
  ],
});
