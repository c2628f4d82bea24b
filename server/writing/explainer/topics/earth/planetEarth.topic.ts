/** The Earth: what is inside it, and how old it is. */
import { defineTopic } from '../../defineTopic';

export const planetEarth = defineTopic({
  name: 'the Earth',
  about: ['planet earth'],
  near: ['flat earth', 'earth spin', 'rotation of the earth'],
  scripts: [
    {
      title: 'A journey to the centre',
      about: [
        'center of the earth',
        'centre of the earth',
        'inside the earth',
        'earth core',
        "earth's core",
        'layers of the earth',
        'earth layers',
        'earth made of',
        "earth's crust",
        "earth's mantle",
        'core of the earth',
        'deepest hole',
      ],
      level: 'standard',
      lines: [
        ['peach', 'The Earth is built like a peach, with a skin, flesh and a stone.'],
        [
          'hole',
          'The deepest hole that was ever drilled goes down twelve kilometres, and does not even pierce the skin.',
        ],
        ['rock', 'Below lies the mantle, nearly three thousand kilometres of hot rock.'],
        ['hourglass-not-done', 'It is solid, and yet it flows, as fast as a fingernail grows.'],
        ['fire', 'Then comes the outer core, a sea of melted iron.'],
        ['magnet', 'As it moves, it makes the magnetic field that shields us.'],
        ['sun', 'In the middle sits a ball of solid iron, about as hot as the face of the Sun.'],
        ['microphone', 'Nobody has seen any of it, as we listen to how earthquakes travel through.'],
      ],
    },
    {
      title: 'The man who asked lead for the date',
      about: ['age of the earth', 'how old earth', 'earth old', 'old planet earth', 'clair patterson'],
      level: 'easy',
      lines: [
        ['hourglass-done', 'Planet Earth is four billion and some five hundred and forty million years old.'],
        ['rock', 'No rock on it tells that, because the oldest ones were melted long ago.'],
        [
          'comet',
          'So in 1956, Clair Patterson asked a stone from the sky, which formed with the Earth from the same dust.',
        ],
        ['input-numbers', 'Uranium turns into lead at a steady pace, and from both one can read the age.'],
        ['broom', 'For years, the result was spoiled, as there was lead everywhere, even in the air.'],
        ['fuel-pump', 'It came from petrol, and he fought to have that changed.'],
        ['thumbs-up', 'Today, almost no car burns lead.'],
        ['trophy', 'He had found the age of the world, and cleaned its air.'],
      ],
    },
  ],
});
