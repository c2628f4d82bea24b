/** What sound is. */
import { defineTopic } from '../../defineTopic';

export const sound = defineTopic({
  name: 'sound',
  about: ['sound', 'sound wave', 'echo', 'hear sound', 'speed of sound', 'sonic boom'],
  scripts: [
    {
      title: 'Sound is a push',
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
  ],
});
