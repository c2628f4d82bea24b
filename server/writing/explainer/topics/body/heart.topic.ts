/** How your heart works. */
import { defineTopic } from '../../defineTopic';

export const heart = defineTopic({
  name: 'the heart',
  about: ['heart', 'heartbeat'],
  scripts: [
    {
      title: 'The pump that never rests',
      about: ['heart work', 'how the heart works', 'blood circulation', 'heart pump', 'heart pump blood'],
      level: 'easy',
      lines: [
        ['anatomical-heart', 'Your heart is about as big as your fist.'],
        ['high-voltage', 'It beats around one hundred thousand times a day, without being told.'],
        ['house', 'It has four rooms, two on each side.'],
        ['lungs', 'The right side sends blood to the lungs to pick up oxygen.'],
        ['person-standing', 'The left side sends that blood to the rest of your body.'],
        ['door', 'Valves between the rooms open and close like doors.'],
        ['musical-notes', 'The sound that you hear is those doors falling shut.'],
        ['stopwatch', 'A drop of blood needs about a minute for the whole round.'],
        ['person-running', 'When you run, the heart can pump several times as much.'],
        ['green-salad', 'Moving, not smoking and eating well keep it going.'],
      ],
    },
    {
      title: 'What your pulse tells you',
      about: ['pulse', 'heart rate', 'resting heart rate'],
      level: 'easy',
      lines: [
        ['stopwatch', 'Put two fingers on your wrist and count for half a minute.'],
        ['abacus', 'Double it, and you have your pulse.'],
        ['chair', 'At rest, sixty to one hundred beats a minute are normal for adults.'],
        ['person-running', 'Trained athletes may have only forty.'],
        ['flexed-biceps', 'Their hearts are stronger and move more blood with each beat.'],
        ['fearful-face', 'Excitement, fever and coffee make it faster.'],
        ['wind-face', 'Slow breathing makes it calmer.'],
        [
          'counterclockwise-arrows-button',
          'It even changes within one breath, a bit faster in and slower out.',
        ],
        ['warning', 'A pulse that races at rest, or stumbles often, is worth showing to a doctor.'],
        ['mobile-phone', 'And you need no gadget for it, only two fingers.'],
      ],
    },
  ],
});
