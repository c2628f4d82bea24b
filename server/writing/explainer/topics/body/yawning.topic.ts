/** Why we yawn, hiccup and sneeze. */
import { defineTopic } from '../../defineTopic';

export const yawning = defineTopic({
  name: 'yawning, sneezing and hiccups',
  about: [],
  scripts: [
    {
      title: 'Please do not yawn',
      about: ['yawn', 'yawning', 'why we yawn', 'yawn contagious'],
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
      about: ['sneeze', 'sneezing', 'why we sneeze', 'sneeze sun', 'sneeze light'],
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
    {
      title: 'A hiccup is a short breath',
      about: ['hiccup', 'hiccups', 'hiccough', 'get rid of hiccups', 'stop hiccups'],
      level: 'standard',
      lines: [
        ['lungs', 'Below your lungs lies a dome of muscle, which draws in the air.'],
        ['high-voltage', 'Now and then it jerks, without asking you.'],
        [
          'door',
          'A fraction of a second later, the gap between your vocal cords snaps shut, and that makes the sound.',
        ],
        ['french-fries', 'It often comes when you eat too fast, drink something with bubbles, or laugh.'],
        ['stethoscope', 'Nerves that lead past the full stomach have been teased.'],
        ['pregnant-woman', 'Even unborn babies do it, in the womb.'],
        ['frog', 'Some think that it comes from the time when our ancestors gulped air like a tadpole.'],
        ['farmer', 'A farmer in Iowa, Charles Osborne, hiccuped for sixty-eight years.'],
        ['wind-face', 'For us, holding the breath may help, and so may waiting.'],
      ],
    },
  ],
});
