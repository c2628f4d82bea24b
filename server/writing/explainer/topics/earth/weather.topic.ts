/** Weather and climate: what is the difference, and how it is foretold. */
import { defineTopic } from '../../defineTopic';

export const weather = defineTopic({
  name: 'the weather',
  about: ['weather', 'weather forecast'],
  near: ['el nino', 'butterfly effect', 'polar vortex', 'heat wave', 'humidity', 'jet stream'],
  scripts: [
    {
      title: 'The dog and its master',
      about: [
        'weather climate',
        'difference between weather and climate',
        'climate vs weather',
        'what is climate',
        'what is weather',
        'weather and climate difference',
      ],
      level: 'easy',
      lines: [
        ['dog', 'A man walks along a beach with his dog.'],
        [
          'wind-face',
          'The dog runs here and there, and nobody can say where it will be in a minute, and that is the weather.',
        ],
        ['person-walking', 'The man walks straight on, and that is the climate.'],
        ['link', 'The leash keeps the two together.'],
        ['t-shirt', 'Climate tells you what to have in the wardrobe, and weather what to put on today.'],
        ['calendar', 'It is the weather of thirty years, averaged.'],
        ['snowflake', 'So one cold winter does not prove that the climate stays as it was.'],
        ['chart-increasing', 'And one hot day does not prove the opposite.'],
        ['eyes', 'If you want to know where the two are going, watch the man.'],
      ],
    },
    {
      title: 'A sum that runs ahead of the rain',
      about: [
        'weather forecast',
        'predict the weather',
        'forecast weather',
        'weather predicted',
        'weather forecast work',
        'how do meteorologists predict',
        'why weather forecasts wrong',
      ],
      level: 'standard',
      lines: [
        [
          'package',
          'A weather forecast cuts the air of the whole world into boxes, some ten kilometres wide.',
        ],
        ['balloon', 'Satellites, planes, ships and balloons tell what each box is like now.'],
        [
          'desktop-computer',
          'Then a very large computer works out how heat, wind and water pass from box to box.',
        ],
        ['butterfly', 'As tiny errors grow, it does this fifty times, each with a slight change.'],
        [
          'umbrella-with-rain-drops',
          'If thirty of the fifty end in rain, the chance of rain is sixty percent.',
        ],
        ['calendar', 'Each ten years, the forecast has gained about one day.'],
        [
          'check-mark-button',
          'Five days ahead, it is now about as good as three days were twenty years ago.',
        ],
        ['crystal-ball', "Beyond two weeks, the weather is anybody's guess."],
      ],
    },
  ],
});
