/** Why the Earth gets warmer. */
import { defineTopic } from '../../defineTopic';

export const greenhouseEffect = defineTopic({
  name: 'the greenhouse effect',
  about: ['greenhouse effect', 'climate change', 'global warming', 'greenhouse gas'],
  scripts: [
    {
      title: 'The blanket around the Earth',
      about: [
        'how greenhouse effect works',
        'causes climate change',
        'causes global warming',
        'what is climate change',
        'what is global warming',
      ],
      level: 'easy',
      lines: [
        ['sun', 'Sunlight passes through the air and warms the ground.'],
        ['thermometer', 'The warm ground sends the energy back as heat that we cannot see.'],
        ['bed', 'Some gases catch that heat, like a blanket.'],
        ['snowflake', 'Without any blanket, the Earth would be frozen, at about minus 18 degrees.'],
        ['factory', 'But burning coal, oil and gas makes the blanket thicker.'],
        ['chart-increasing', 'Carbon dioxide in the air has risen by about half since the year 1750.'],
        ['fire', 'The world is already more than one degree warmer than then.'],
        ['ice', 'Ice melts, seas rise, and heat waves come more often.'],
        ['sun-behind-cloud', 'The basic physics has been known since the nineteenth century.'],
        ['seedling', 'How thick the blanket becomes is up to us.'],
      ],
    },
    {
      title: 'The woman who saw it first',
      about: [
        'carbon dioxide warm',
        'who discovered climate change',
        'who discovered global warming',
        'eunice foote',
        'history of climate change',
      ],
      level: 'standard',
      lines: [
        ['thermometer', 'In 1856 an American scientist did a simple experiment.'],
        ['test-tube', 'Eunice Foote filled glass cylinders with different gases and put them in the Sun.'],
        ['fire', 'The one with carbon dioxide became hottest, and stayed warm longest.'],
        [
          'globe-showing-europe-africa',
          'An atmosphere of that gas, she wrote, would give our Earth a high temperature.',
        ],
        ['speaking-head', 'A man read her paper to the meeting for her.'],
        ['scientist', 'Three years later John Tyndall measured how such gases absorb heat.'],
        ['abacus', 'In 1896 Svante Arrhenius calculated how much they might warm the planet.'],
        ['chart-increasing', 'In 1958 Charles Keeling began to measure the air on a volcano in Hawaii.'],
        ['sun-behind-rain-cloud', 'His curve has risen ever since.'],
        ['hourglass-not-done', 'So the news is not new.'],
      ],
    },
  ],
});
