/** Stripes and colours of animals: the zebra's and the chameleon's. */
import { defineTopic } from '../../defineTopic';

export const animalColours = defineTopic({
  name: 'stripes and colours of animals',
  about: [],
  near: ['stripes'],
  scripts: [
    {
      title: 'Why the zebra has stripes',
      about: ['zebra', 'zebra stripes', 'why do zebras have stripes'],
      level: 'standard',
      lines: [
        ['zebra', 'Stripes do not hide a zebra very well, for lions hunt at dusk.'],
        ['snowflake', 'Do they cool, or tell one zebra from another?'],
        ['scientist', 'People have argued about it since Darwin.'],
        ['horse', 'Then some scientists put striped coats on horses.'],
        ['fly', 'Biting flies came as near as ever, but seldom managed to land.'],
        ['collision', 'They flew past, or bumped into it, as if dazzled in the last moment.'],
        ['world-map', 'Where such flies are worst in Africa, the stripes are boldest.'],
        ['syringe', "The bites carry deadly illness, and a zebra's hair is short."],
        ['farmer', 'In Japan, farmers painted stripes on cows, and counted half as many bites.'],
        ['name-badge', "Each zebra's pattern is its own, like a fingerprint."],
      ],
    },
    {
      title: 'How a chameleon changes colour',
      about: ['chameleon', 'chameleon change colour', 'chameleons change color'],
      level: 'standard',
      lines: [
        ['lizard', 'A chameleon does not paint itself like the leaf on which it sits.'],
        ['speech-balloon', 'It changes mostly to say something, I am strong, I like you, or I give up.'],
        ['sun', 'It also turns darker to warm up in the morning.'],
        [
          'gem-stone',
          'In its skin lie tiny crystals, in neat rows, and the space between them decides which colour they throw back.',
        ],
        [
          'relieved-face',
          'Calm, they stand close together, and send back blue, which shines green through a yellow layer.',
        ],
        ['angry-face', 'Excited, the skin stretches them apart, and yellow and red appear.'],
        ['hourglass-not-done', 'It takes no more than some minutes.'],
        ['bubbles', 'The blue of a soap bubble is made like this as well, without a drop of paint.'],
      ],
    },
  ],
});
