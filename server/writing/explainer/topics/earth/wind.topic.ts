/** Why the wind blows. */
import { defineTopic } from '../../defineTopic';

export const wind = defineTopic({
  name: 'the wind',
  about: ['wind'],
  near: ['breeze'],
  scripts: [
    {
      title: 'The Sun makes the wind',
      about: ['wind blow', 'why wind', 'causes wind', 'where wind come'],
      level: 'easy',
      lines: [
        ['beach-with-umbrella', 'Go to the beach on a hot afternoon, and a cool wind comes from the sea.'],
        ['sun', 'The land has warmed up faster than the water.'],
        ['hot-springs', 'Warm air over the sand is light and rises.'],
        ['wind-face', 'Something must fill its place, and so cooler air flows in from the sea.'],
        ['night-with-stars', 'At night the land cools first, and the wind turns around.'],
        ['globe-showing-europe-africa', 'The whole Earth plays the same game on a larger field.'],
        ['up-arrow', 'Air rises over the hot equator and sinks again nearer to the poles.'],
        ['cyclone', 'Since the planet spins beneath it, the wind is bent into great curves.'],
        ['sailboat', 'Sailors crossed oceans on these roads long before there were engines.'],
      ],
    },
    {
      title: 'A desert that feeds a forest',
      about: ['sahara dust', 'saharan dust', 'dust amazon'],
      level: 'standard',
      lines: [
        ['desert', 'Every year, storms over the Sahara lift dust high into the air.'],
        ['wind-face', 'Trade winds carry it west, day and night, across the Atlantic.'],
        ['ship', 'Sailors find a thin red layer on their decks.'],
        ['world-map', 'After a week and thousands of kilometres, part of it sinks down over the Amazon.'],
        ['cloud-with-rain', 'There, heavy rain keeps washing food for plants out of the soil.'],
        ['seedling', 'The dust brings some of it back, above all phosphorus.'],
        ['fish', 'Much of that comes from the bed of a lake that dried up thousands of years ago.'],
        ['palm-tree', 'And so an ancient lake in Africa helps to feed the largest rainforest on Earth.'],
      ],
    },
  ],
});
