/** Rice: how to cook it, and how it grows. */
import { defineTopic } from '../../defineTopic';

export const rice = defineTopic({
  name: 'rice',
  about: ['rice'],
  near: ['risotto', 'sushi', 'rice cooker'],
  scripts: [
    {
      title: 'One to one and a half',
      about: [
        'cook rice',
        'how to cook rice',
        'make rice',
        'boil rice',
        'perfect rice',
        'rice sticky',
        'cooking rice',
        'fluffy rice',
        'wash rice',
      ],
      level: 'easy',
      lines: [
        ['cooked-rice', 'Wash the rice until the water is nearly clear, as loose starch makes it sticky.'],
        [
          'cup-with-straw',
          'For one cup of long rice, take one and a half cups of water, and a pinch of salt.',
        ],
        ['fire', 'Bring it to the boil, put the lid on, and turn the heat as low as it goes.'],
        ['stopwatch', 'After twelve minutes, take it off.'],
        ['no-entry', 'Do not lift the lid, as the steam is cooking now.'],
        ['hourglass-not-done', 'Let it stand for ten more.'],
        [
          'snowflake',
          'What is left over must go into the fridge within an hour, since its germs survive boiling.',
        ],
        ['hot-pepper', 'Cold rice, fried in a hot pan with an egg, makes the best fried rice.'],
      ],
    },
    {
      title: 'The grass that stands in water',
      about: [
        'rice grow',
        'how does rice grow',
        'rice grown',
        'where does rice come from',
        'history of rice',
        'rice fields',
        'rice paddies',
        'why rice grows in water',
        'brown rice',
        'rice paddy',
      ],
      level: 'standard',
      lines: [
        [
          'sheaf-of-rice',
          'Rice is a grass, and people in China began to grow it some nine thousand years ago.',
        ],
        ['water-wave', 'It can do without a flood, but weeds cannot live in one.'],
        ['seedling', 'So young plants are set into flooded fields, often by hand.'],
        ['straight-ruler', 'On steep land, farmers built steps, some of them many hundred years ago.'],
        ['globe-showing-asia-australia', 'Today, more than half of all people eat it every day.'],
        ['duck', 'In some fields, ducks and fish eat the pests.'],
        [
          'cloud',
          'Wet fields also let out methane, which warms the world, so some farmers now let them dry in between.',
        ],
        [
          'cooked-rice',
          'White rice is the brown one without its skin, and lasts longer, but has fewer vitamins.',
        ],
      ],
    },
  ],
});
