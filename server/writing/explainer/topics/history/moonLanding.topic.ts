/** The first people on the Moon. */
import { defineTopic } from '../../defineTopic';

export const moonLanding = defineTopic({
  name: 'the Moon landing',
  about: [
    'moon landing',
    'man on the moon',
    'landed on the moon',
    'apollo 11',
    'apollo mission',
    'apollo program',
  ],
  scripts: [
    {
      title: 'The last minutes of the flight',
      about: [
        'neil armstrong',
        'first man on the moon',
        'first moon landing',
        'land on the moon',
        'history of the moon landing',
      ],
      level: 'easy',
      lines: [
        ['full-moon', 'Ten kilometres above the Moon, an alarm went off.'],
        ['laptop', 'The computer of Apollo 11 had too much to do.'],
        ['person-raising-hand', 'A young man in Houston, twenty-six years old, said to go on.'],
        ['rock', 'Then Neil Armstrong saw that they were heading for a field of boulders.'],
        ['control-knobs', 'He took over and flew on, looking for a flat place.'],
        ['fuel-pump', 'The fuel ran low, sixty seconds, then thirty.'],
        ['fog', 'Dust rose from the ground.'],
        ['megaphone', 'The Eagle has landed, he said, on the twentieth of July 1969.'],
        ['eyes', 'About half a billion people were watching.'],
        ['foot', 'Some hours later, they saw a foot come down the ladder.'],
      ],
    },
    {
      title: 'The woman who wrote the code',
      about: ['margaret hamilton', 'apollo computer', 'apollo software'],
      level: 'standard',
      lines: [
        ['laptop', 'When Apollo flew, hardly anyone knew the word software.'],
        ['scientist', 'Margaret Hamilton led the team that wrote it for the Moon.'],
        [
          'thread',
          'Their programs were woven by hand, with copper wire through tiny rings, and a wire through a ring was a one.',
        ],
        ['child', 'Her little daughter once pressed a key in the simulator, and everything crashed.'],
        ['warning', 'An astronaut would never do that, she was told.'],
        ['shooting-star', 'Then one did.'],
        ['shield', 'She taught the computer to drop what was unimportant.'],
        ['full-moon', 'In the last minutes before the landing, it did exactly that.'],
        ['books', 'There is a picture of her beside the printed code, and the pile is as tall as she is.'],
      ],
    },
  ],
});
