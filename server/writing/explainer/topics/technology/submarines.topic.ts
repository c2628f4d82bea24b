/** How submarines dive. */
import { defineTopic } from '../../defineTopic';

export const submarines = defineTopic({
  name: 'submarines',
  about: ['submarine', 'diving boat'],
  near: ['periscope'],
  scripts: [
    {
      title: 'Heavy as water',
      about: ['how submarines work', 'submarines dive'],
      level: 'easy',
      lines: [
        ['ship', 'A submarine is a ship that can decide to sink.'],
        [
          'droplet',
          'Between its two hulls are tanks, and when water streams in, it becomes heavier and dives.',
        ],
        ['wind-face', 'To rise, it blows the water out with compressed air.'],
        [
          'balance-scale',
          'At depth, it has to weigh exactly as much as the water that it displaces, and it floats there like a balloon.',
        ],
        ['down-arrow', 'Every ten metres, the pressure grows by as much as the whole weight of the air.'],
        ['egg', 'That is why the inner hull is round, like an egg.'],
        ['potable-water', 'Nuclear boats make air and drinking water from the sea.'],
        ['bread', 'What brings them home in the end is food.'],
      ],
    },
    {
      title: 'A wooden egg with a screw',
      about: ['first submarine', 'history of submarines'],
      level: 'easy',
      lines: [
        ['egg', 'In 1776, something like a large wooden egg drifted through the harbour of New York.'],
        ['person-standing', 'In it sat one man, with air for half an hour.'],
        ['hand-with-fingers-splayed', 'He turned a crank to move, and pumped with his feet to sink.'],
        ['bomb', 'He was to fix a bomb to a British ship, but his drill would not go in.'],
        ['cross-mark', 'The Turtle failed, and an idea was born.'],
        ['open-book', 'A century later, Jules Verne sent the Nautilus around the world, in a novel.'],
        ['fish', 'Real boats followed, with electric motors.'],
        ['robot', 'Today, small robots dive for months, and tell us how warm the sea is.'],
      ],
    },
  ],
});
