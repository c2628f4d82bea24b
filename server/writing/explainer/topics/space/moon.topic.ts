/** The Moon: how it was born, and how far away it is. */
import { defineTopic } from '../../defineTopic';

export const moon = defineTopic({
  name: 'the Moon',
  about: ['moon'],
  scripts: [
    {
      title: 'How the Moon was born',
      about: ['moon formed', 'moon born', 'where moon come', 'history of the moon'],
      level: 'easy',
      lines: [
        ['globe-showing-americas', 'The young Earth had no Moon.'],
        ['collision', 'Some four and a half billion years ago, a planet as large as Mars ran into it.'],
        ['fire', 'Both melted, and rock sprayed into space.'],
        ['ringed-planet', 'It gathered in a ring around the Earth, and out of this grew the Moon.'],
        ['eyes', 'At first, it was far closer, and looked huge.'],
        [
          'rock',
          'The astronauts brought home almost four hundred kilos of stones, and these told the story.',
        ],
        ['balance-scale', 'They are so much like the rocks of the Earth that they must be related.'],
        ['hole', 'The dark spots on its face are seas of lava, which came out later.'],
        ['thinking-face', 'Not every detail is settled, but no other idea fits so well.'],
      ],
    },
    {
      title: 'How far away the Moon is',
      about: ['how far moon', 'how far away moon', 'moon distance', 'distance to the moon', 'how big moon'],
      level: 'standard',
      lines: [
        ['basketball', 'Take a basketball for the Earth, and a tennis ball for the Moon.'],
        ['straight-ruler', 'How far apart must you hold them?'],
        [
          'raising-hands',
          'Most people stretch out their arms, but it is seven metres, the length of a large room.',
        ],
        ['globe-showing-europe-africa', 'Thirty Earths would fit in between, side by side.'],
        ['input-numbers', 'On average, that is three hundred and eighty-four thousand kilometres.'],
        ['rocket', 'The astronauts of Apollo needed three days.'],
        ['automobile', 'A car on the motorway would need about five months.'],
        [
          'mirror',
          'We know it to within centimetres, since there are mirrors up there, and a flash of laser light takes two and a half seconds for both ways.',
        ],
      ],
    },
  ],
});
