/** Why we yawn, hiccup and sneeze. */
import { defineTopic } from '../../defineTopic';

export const yawning = defineTopic({
  name: 'yawning and sneezing',
  about: ['yawn', 'yawning', 'sneeze', 'why we yawn'],
  scripts: [
    {
      title: 'Please do not yawn',
      level: 'standard',
      lines: [
        ['sleeping-face', 'Whoever hears the word yawn may have to do it, and perhaps you do already.'],
        ['lungs', 'It was long said that it brings oxygen to the blood.'],
        ['scientist', 'Somebody tested that, with extra oxygen in the air, and people yawned just as much.'],
        ['snowflake', 'Perhaps it cools the brain, or shakes it awake between one task and the next.'],
        ['fish', 'Nearly all animals with a backbone do something like it, even fish.'],
        [
          'person-raising-hand',
          'Between people, it is catching, and most of all among friends and families.',
        ],
        ['dog', 'Dogs catch it from their owners.'],
        ['baby', 'A baby already yawns before it is born.'],
        ['red-question-mark', 'Such a simple thing, and still nobody is sure.'],
      ],
    },
    {
      title: 'The storm in the nose',
      level: 'easy',
      lines: [
        ['sneezing-face', "A sneeze is the body's way to clean a chimney."],
        ['nose', 'A grain of pepper tickles the nose, and a nerve tells the brain stem.'],
        ['lungs', 'You draw a deep breath, your throat closes, and your chest presses.'],
        ['wind-face', 'Then the gate opens, and the air shoots out with thousands of drops.'],
        [
          'straight-ruler',
          'Some of them fly for several metres, in a cloud that can hang in the room for minutes.',
        ],
        ['shield', 'So sneeze into your elbow.'],
        ['sun', 'About one person in four sneezes when stepping into bright light.'],
        ['dna', 'It runs in families, and seems to be a crossed wire between two nerves.'],
        ['sleeping-face', 'Asleep, hardly anybody sneezes.'],
      ],
    },
  ],
});
