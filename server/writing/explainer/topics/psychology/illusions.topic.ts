/** Optical illusions. */
import { defineTopic } from '../../defineTopic';

export const illusions = defineTopic({
  name: 'optical illusions',
  about: ['optical illusion', 'illusion', 'illusions', 'visual illusion', 'eye trick'],
  near: ['magician', 'attention'],
  scripts: [
    {
      title: 'The line that is not longer',
      about: ['why we see illusions', 'optical illusions work', 'moon illusion', 'moon look bigger'],
      level: 'easy',
      lines: [
        [
          'straight-ruler',
          'Two lines lie side by side, exactly the same, but one has arrow heads and the other has tails.',
        ],
        ['eyes', 'The one with tails looks longer, and it still does after you have measured.'],
        ['brain', 'For the brain does not ask how long a line is on the eye.'],
        [
          'house',
          'It asks how large a thing is in the world, and takes the tails for the far corner of a room.',
        ],
        [
          'full-moon',
          "Near the horizon, the Moon seems huge, though a coin at arm's length covers it just the same.",
        ],
        ['magic-wand', 'An illusion is no fault.'],
        ['light-bulb', 'It is the one moment when you catch your mind at work.'],
      ],
    },
    {
      title: 'The gorilla nobody saw',
      about: ['invisible gorilla', 'gorilla experiment'],
      level: 'easy',
      lines: [
        ['basketball', 'Count how often the players in white pass the ball.'],
        ['video-camera', 'In 1999, two psychologists showed a short film with this task.'],
        ['gorilla', 'In the middle of it, someone in a gorilla suit walked in, beat her chest and left.'],
        ['eyes', 'About half of the viewers did not see her.'],
        ['exploding-head', 'When they were shown the film again, some did not believe that it was the same.'],
        ['flashlight', 'Attention is a torch, and what lies outside its beam is not there.'],
        ['magic-wand', 'Magicians have always known it.'],
        [
          'mobile-phone',
          'Whoever is on the phone while driving looks at the road, and sees less than they think.',
        ],
      ],
    },
  ],
});
