/** How the body defends itself. */
import { defineTopic } from '../../defineTopic';

export const immuneSystem = defineTopic({
  name: 'the immune system',
  about: ['immune system', 'immunity'],
  scripts: [
    {
      title: 'The guards inside you',
      about: [
        'white blood cell',
        'antibody',
        'immune system work',
        'immune system fight virus',
        'immune system fight viruses',
      ],
      level: 'standard',
      lines: [
        ['castle', 'Your body is a castle with a good wall, the skin.'],
        ['droplet', 'Tears, spit and slime catch whatever tries a gate.'],
        ['microbe', 'If something gets in through a cut, the first guards are there within minutes.'],
        [
          'mouth',
          'They eat what does not belong, and call for help, and so the place becomes red, warm and swollen.',
        ],
        ['magnifying-glass-tilted-left', 'Then come the specialists.'],
        [
          'locked-with-key',
          'Each of them carries a lock for a single key, and among millions, one fits this invader.',
        ],
        ['multiply', 'That one is copied until there is an army.'],
        ['memo', 'When all is over, a few stay for decades, and remember.'],
      ],
    },
    {
      title: 'A fever has a purpose',
      about: ['fever', 'fever good'],
      level: 'easy',
      lines: [
        ['face-with-thermometer', 'You are not hot because the germs made you so.'],
        ['control-knobs', 'Your own brain turned up the heat.'],
        ['brain', 'It has a thermostat, and messengers of the immune system ask it for a higher setting.'],
        ['snowflake', 'Until you reach it, you feel cold and shiver, as muscles tremble to make heat.'],
        ['microbe', 'Many germs grow badly when it is warm.'],
        ['person-running', 'Guards, on the other hand, move faster.'],
        ['lizard', 'Even lizards know it, and a sick one looks for a place in the Sun.'],
        ['sweat-droplets', 'When the work is done, the setting goes back, and you sweat until you are cool.'],
        ['scroll', 'Healers feared fever for ages, and it is older than all of them.'],
      ],
    },
  ],
});
