/** The journey of water. */
import { defineTopic } from '../../defineTopic';

export const waterCycle = defineTopic({
  name: 'the water cycle',
  about: ['water cycle'],
  near: ['raindrop', 'cloud'],
  scripts: [
    {
      title: 'The journey of a raindrop',
      about: ['evaporation', 'precipitation', 'where rain come', 'why does it rain', 'rain form'],
      level: 'easy',
      lines: [
        ['droplet', 'The water in your glass is older than any dinosaur.'],
        ['sun', 'The Sun warms the sea, and water rises into the air as invisible vapour.'],
        ['cloud', 'High up it is cold, so the vapour condenses into tiny drops.'],
        ['cloud-with-rain', 'The drops join, grow heavy and fall as rain or snow.'],
        ['national-park', 'Some of it runs off into streams and rivers.'],
        ['potable-water', 'Some sinks into the ground and may stay for thousands of years.'],
        ['deciduous-tree', 'Trees drink it and breathe it out again through their leaves.'],
        ['water-wave', 'In the end most of it returns to the ocean.'],
        ['counterclockwise-arrows-button', 'Then the journey begins once more.'],
        [
          'globe-showing-europe-africa',
          'No new water is needed, because the same water simply keeps moving.',
        ],
      ],
    },
    {
      title: 'Clouds are heavier than you think',
      about: ['cloud form', 'clouds made', 'clouds float', 'clouds fall', 'how heavy cloud'],
      level: 'easy',
      lines: [
        ['cloud', 'A fluffy white cloud may look weightless, but it is not.'],
        ['elephant', 'A medium sized one can hold some five hundred tonnes of water.'],
        ['wind-face', 'So why does it not fall down?'],
        ['droplet', 'Because its drops are tiny, far thinner than a human hair.'],
        ['sun-behind-cloud', 'Warm air rising from below holds them up.'],
        ['sparkles', 'Each drop began on a speck of dust, salt or soot.'],
        ['magnet', 'Drops bump into each other and merge.'],
        ['cloud-with-rain', 'About a million of them make a single raindrop.'],
        ['parachute', 'Only then are they heavy enough to fall.'],
        [
          'umbrella-with-rain-drops',
          'So when it rains, the cloud has finally become too heavy for the wind.',
        ],
      ],
    },
  ],
});
