/** How birds migrate. */
import { defineTopic } from '../../defineTopic';

export const migration = defineTopic({
  name: 'migrating birds',
  about: ['bird migration', 'migration', 'migratory bird', 'birds migrate', 'birds fly south', 'migrate'],
  scripts: [
    {
      title: 'The bird that sees two summers',
      about: ['arctic tern', 'longest migration', 'farthest migration'],
      level: 'easy',
      lines: [
        ['bird', 'The Arctic tern weighs about as much as a bar of chocolate.'],
        ['globe-showing-americas', 'Each year, it flies from the Arctic to the Antarctic and back.'],
        ['dashing-away', 'That is some seventy thousand kilometres, on a winding path with the wind.'],
        [
          'airplane',
          'It can live for thirty years, and so flies as far as to the Moon and back, two or three times.',
        ],
        ['sun', 'It does all this for light.'],
        ['fish', 'When summer ends in the north, it begins in the south, with long days full of fish.'],
        ['eye', 'No other animal sees so much of the Sun.'],
        ['hugging-face', 'And in spring, it returns to the same stretch of stones where it was born.'],
      ],
    },
    {
      title: 'How they find the way',
      about: ['birds know migrate', 'birds know fly south', 'birds find way', 'birds navigate'],
      level: 'standard',
      lines: [
        ['compass', 'A young cuckoo flies to Africa alone, without ever having met its parents.'],
        ['dna', 'The direction is something that it is born with.'],
        ['sun', 'By day, many birds read the position of the Sun, and correct it by an inner clock.'],
        ['star', 'At night they watch the stars turn around the pole.'],
        ['magnet', 'On cloudy days, they feel the magnetic field of the Earth.'],
        ['nose', 'Seabirds follow smells, and old storks remember rivers and mountains.'],
        ['meat-on-bone', 'Before they leave, small birds may eat until they weigh almost twice as much.'],
        ['ring', 'We know this, since people put little rings on their legs and let them go.'],
      ],
    },
  ],
});
