/** What sound is. */
import { defineTopic } from '../../defineTopic';

export const sound = defineTopic({
  name: 'sound',
  about: ['sound', 'sound wave'],
  near: ['sonic boom'],
  scripts: [
    {
      title: 'Sound is a push',
      about: [
        'hear sound',
        'speed of sound',
        'how sound travels',
        'sound space',
        'what is sound',
        'how fast sound',
      ],
      level: 'easy',
      lines: [
        ['speaker-high-volume', 'Hit a drum, and its skin jumps out and in.'],
        ['wind-face', 'It pushes the air beside it, which pushes the air beyond.'],
        ['water-wave', 'No bit of air travels far, only the push goes on, like a wave through a crowd.'],
        ['ear', 'When it arrives, it moves another small drum, the one in your ear.'],
        ['violin', 'Fast pushes make a high note, and slow ones a low note.'],
        ['dashing-away', 'The journey goes at about three hundred and forty metres a second.'],
        ['whale', 'In water, it is more than four times as fast, and in steel faster still.'],
        ['astronaut', 'In space, there is nothing to push, and so the loudest explosion is silent.'],
      ],
    },
    {
      title: 'Counting the storm',
      about: ['echo', 'how far lightning', 'how far thunder', 'how far storm'],
      level: 'easy',
      lines: [
        ['cloud-with-lightning', 'After a flash, start counting.'],
        ['eye', 'Light reaches you at once.'],
        [
          'speaker-high-volume',
          'Thunder comes on foot, so to speak, and needs about three seconds for each kilometre.',
        ],
        ['stopwatch', 'Nine seconds mean that the storm is three kilometres away.'],
        ['mountain', 'An echo works in the same manner, out to a wall and back.'],
        ['bat', 'Bats shout in the dark and hear where the moths are.'],
        ['ship', 'Ships measure the depth of the sea by a ping.'],
        ['baby', 'Doctors see an unborn child through sounds that are too high to hear.'],
        ['straight-ruler', 'All of them use the same ruler, the steady pace of sound.'],
      ],
    },
    {
      title: 'Silence from a loudspeaker',
      about: [
        'noise cancelling',
        'noise cancelling headphones',
        'noise canceling',
        'noise canceling headphones',
        'noise cancellation',
      ],
      level: 'standard',
      lines: [
        ['headphone', 'How can a loudspeaker make silence?'],
        ['water-wave', 'Sound is a wave, in which the air is pressed together and pulled apart, in turns.'],
        ['multiply', 'Add a second wave, that pulls just when the first one presses, and they cancel out.'],
        ['microphone', 'In the shell of the headphones, a small microphone listens to the noise outside.'],
        [
          'gear',
          'A chip reckons its mirror image, in less than a thousandth of a second, and the speaker plays that along with your music.',
        ],
        ['airplane', 'It works best with steady, low noise, such as an engine.'],
        ['speech-balloon', 'A voice or a bang changes too quickly, and so the cushion has to keep it out.'],
        ['pilot', 'The idea was made for pilots.'],
      ],
    },
  ],
});
