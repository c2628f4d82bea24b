/** First aid: a heart, a throat and a burn. */
import { defineTopic } from '../../defineTopic';

export const firstAid = defineTopic({
  name: 'first aid',
  about: ['first aid'],
  near: ['first aid kit', 'bandage', 'poisoning'],
  scripts: [
    {
      title: 'Two hands and a song',
      about: [
        'cpr',
        'do cpr',
        'perform cpr',
        'resuscitation',
        'defibrillator',
        'cardiac arrest',
        'heart stops',
        'aed',
        'how to do cpr',
      ],
      level: 'standard',
      lines: [
        ['bust-in-silhouette', 'Somebody lies on the floor and does not answer.'],
        ['ear', 'Tilt the head back, and look and listen for ten seconds.'],
        [
          'telephone-receiver',
          'If they do not breathe as usual, call for help, and let someone fetch a defibrillator.',
        ],
        [
          'hand-with-fingers-splayed',
          'Put the heel of one hand on the middle of the chest, and the other hand on top.',
        ],
        ['down-arrow', 'With straight arms, push down five to six centimetres, and let it come up.'],
        ['musical-notes', "Do it about twice a second, to the beat of Stayin' Alive."],
        ['high-voltage', 'The defibrillator tells you what to do.'],
        ['no-entry', 'You can do hardly anything wrong, except nothing.'],
        ['graduation-cap', 'Take a first aid course, as hands learn better than ears.'],
      ],
    },
    {
      title: 'When somebody chokes',
      about: [
        'choking',
        'chokes',
        'somebody choking',
        'choking person',
        'heimlich',
        'heimlich maneuver',
        'heimlich manoeuvre',
        'abdominal thrusts',
        'choking baby',
      ],
      level: 'easy',
      lines: [
        ['speaking-head', 'If they can cough, tell them to go on coughing.'],
        ['no-entry', 'If they can neither breathe nor speak, act at once.'],
        [
          'hand-with-fingers-splayed',
          'Let them lean forward, and strike five times between the shoulder blades, with the heel of your hand.',
        ],
        ['raised-fist', 'If that does not help, stand behind them, and put a fist above the navel.'],
        ['up-arrow', 'Grab it with the other hand, and pull in and up, five times.'],
        ['counterclockwise-arrows-button', 'Go on, five and five.'],
        ['telephone-receiver', 'Call for help, and if they faint, start to press the chest.'],
        [
          'baby',
          'A baby lies along your arm, head down, and gets pushes on the chest in place of the pulls.',
        ],
        ['graduation-cap', 'All that is taught in first aid.'],
      ],
    },
    {
      title: 'Twenty minutes of water',
      about: [
        'treat a burn',
        'burn treatment',
        'scald',
        'burn first aid',
        'treat burns',
        'burnt finger',
        'burned hand',
        'bleeding wound',
      ],
      level: 'easy',
      lines: [
        ['fire', 'After a burn, get away from the heat, and then cool it under running water.'],
        ['potable-water', 'It should be cool, not ice cold, and run for twenty minutes.'],
        ['ring', 'Take off rings, but leave what sticks to the skin.'],
        ['no-entry', 'No butter, no toothpaste and no ice, as they do harm.'],
        ['adhesive-bandage', 'Then cover it loosely with cling film or a clean cloth.'],
        ['thermometer', 'Keep the rest of the body warm.'],
        ['ambulance', 'Call for help if it is deep, larger than a hand, or in the face.'],
        ['drop-of-blood', 'If something bleeds hard, press on it, and do not let go until help comes.'],
        ['toolbox', 'That is most of first aid.'],
      ],
    },
  ],
});
