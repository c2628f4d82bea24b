/** Why volcanoes erupt. */
import { defineTopic } from '../../defineTopic';

export const volcanoes = defineTopic({
  name: 'volcanoes',
  about: ['volcano', 'volcanic eruption'],
  near: ['ring of fire'],
  scripts: [
    {
      title: 'Why volcanoes erupt',
      about: [
        'lava',
        'magma',
        'volcano erupt',
        'volcanoes form',
        'volcanoes formed',
        'how volcanoes work',
        'causes volcanoes',
      ],
      level: 'standard',
      lines: [
        ['volcano', 'At a volcano, the inside of the Earth comes out.'],
        ['fire', 'Deep below, rock is hot enough to melt in places.'],
        ['balloon', 'Melted rock, called magma, is lighter than what is around it, so it rises.'],
        ['hole', 'It gathers in chambers a few kilometres down.'],
        ['bubbles', 'Gas is dissolved in it, like in a bottle of soda.'],
        ['rocket', 'As magma rises, the pressure drops, and bubbles form and grow.'],
        ['collision', 'Thick magma traps them, until they tear it apart in an explosion.'],
        ['droplet', 'Runny magma lets the gas go and flows out as lava.'],
        ['mountain', 'Layer by layer, lava and ash build the mountain.'],
        ['sunflower', 'Later, that ash can become some of the richest soil in the world.'],
      ],
    },
    {
      title: 'The year without a summer',
      about: ['tambora', 'year without summer', 'largest eruption', 'biggest eruption', 'biggest volcano'],
      level: 'standard',
      lines: [
        ['volcano', 'In April 1815, the mountain Tambora exploded in Indonesia.'],
        ['collision', 'It was the largest eruption in recorded history.'],
        ['fog', 'Ash and gas rose more than forty kilometres into the sky.'],
        [
          'sun-behind-cloud',
          'High up, the sulphur turned into a haze that dimmed the Sun all over the world.',
        ],
        ['snowflake', 'The next year, snow fell in New England in June.'],
        ['sheaf-of-rice', 'Harvests failed in Europe and North America, and many people went hungry.'],
        ['sunset', 'Sunsets glowed in strange colours.'],
        ['house', 'Kept indoors by rain at Lake Geneva, Mary Shelley began to write Frankenstein.'],
        ['globe-showing-europe-africa', 'One mountain had changed the weather of the planet.'],
        ['open-book', 'And it had left us a monster.'],
      ],
    },
  ],
});
