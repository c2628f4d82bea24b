/** How elevators work. */
import { defineTopic } from '../../defineTopic';

export const elevators = defineTopic({
  name: 'elevators',
  about: ['elevator'],
  near: ['skyscraper', 'lift'],
  scripts: [
    {
      title: 'The fall that nobody feared',
      about: ['elisha otis', 'elevator fall', 'history of elevators', 'elevator safe', 'elevators safe'],
      level: 'easy',
      lines: [
        ['elevator', 'At a fair in New York in 1854, Elisha Otis had himself lifted high above the crowd.'],
        ['scissors', 'Then he had the rope cut.'],
        ['fearful-face', "People screamed, and the platform dropped by a hand's width and stopped."],
        ['gear', 'A spring had snapped out and caught the teeth in the rails.'],
        ['clapping-hands', 'All safe, gentlemen, he said.'],
        ['office-building', 'Until then, no house was much higher than people cared to climb.'],
        ['money-bag', 'The poor lived at the top, and the rich below.'],
        [
          'crown',
          'With the elevator, the top floor became the best one, and cities began to grow into the sky.',
        ],
      ],
    },
    {
      title: 'Why a lift is so easy to lift',
      about: ['lift work', 'how elevators work', 'elevator shaft', 'counterweight', 'elevator close button'],
      level: 'standard',
      lines: [
        ['elevator', 'The motor of a lift carries almost nothing.'],
        ['link', 'On the other end of its ropes hangs a weight, as heavy as the cabin when it is half full.'],
        ['balance-scale', 'Like children on a seesaw, the two keep each other up.'],
        ['high-voltage', 'An empty cabin even wants to go up, and then the motor can give current back.'],
        ['thread', 'There are several ropes, and each one alone could hold it.'],
        ['shield', 'If it ever went too fast, brakes would grip the rails.'],
        [
          'hand-with-fingers-splayed',
          'As for the button that closes the door, in many lifts it is not for you, but for firefighters.',
        ],
        ['stopwatch', 'You would wait just as long without it.'],
      ],
    },
  ],
});
