/** Helicopters and drones: how they stay up. */
import { defineTopic } from '../../defineTopic';

export const helicopters = defineTopic({
  name: 'helicopters and drones',
  about: ['helicopters and drones'],
  near: ['drone license', 'military drone'],
  scripts: [
    {
      title: 'A wing that goes around',
      about: [
        'helicopter',
        'helicopters fly',
        'helicopter fly',
        'helicopters work',
        'helicopter work',
        'helicopter engine stop',
        'tail rotor',
        'helicopter hover',
      ],
      level: 'easy',
      lines: [
        ['helicopter', 'A plane must move on, or it falls, but a helicopter just lets its wings go around.'],
        ['wing', 'Each blade is a thin wing, and pushes air down, so the rest goes up.'],
        ['level-slider', 'Tilt all blades more, and it rises.'],
        [
          'counterclockwise-arrows-button',
          'But as the rotor turns one way, the body wants to turn the other.',
        ],
        ['wind-face', 'That is what the small rotor at the tail is for.'],
        ['up-arrow', 'To fly ahead, each blade is tilted more behind than in front.'],
        [
          'leaf-fluttering-in-wind',
          'If the engine dies, the air from below keeps the rotor turning, and a good pilot can land like a maple seed.',
        ],
        ['robot', 'Drones do without all this, as they have more rotors.'],
      ],
    },
    {
      title: 'Four fans and a small brain',
      about: [
        'drone',
        'drones fly',
        'drone fly',
        'drones work',
        'drone work',
        'what is a drone',
        'quadcopter',
        'drones used for',
        'drone stable',
      ],
      level: 'easy',
      lines: [
        ['joystick', 'Most drones have four rotors, and no moving part besides.'],
        [
          'counterclockwise-arrows-button',
          'Two of them turn one way, two the other, so the drone does not spin.',
        ],
        ['up-arrow', 'All faster, it rises, and all slower, it sinks.'],
        ['small-airplane', 'The back ones faster, and it tips and flies ahead.'],
        [
          'compass',
          'No human could hold that, so tiny sensors feel each tilt, and a chip corrects the motors hundreds of times a second.',
        ],
        ['mobile-phone', 'The sensors became small and cheap because phones needed them.'],
        ['battery', 'The weak point is the battery, which lasts for about half an hour.'],
        ['camera', 'Drones take pictures, watch fields and look for people who are lost.'],
        ['helicopter', 'They are helicopters that learned to balance.'],
      ],
    },
  ],
});
