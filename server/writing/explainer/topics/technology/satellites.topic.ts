/** Satellites: why they stay up, and what they do. */
import { defineTopic } from '../../defineTopic';

export const satellites = defineTopic({
  name: 'satellites',
  about: ['satellite'],
  near: ['satellite tv', 'spy satellite', 'starlink'],
  scripts: [
    {
      title: 'Falling and always missing',
      about: [
        'satellites stay',
        'satellites stay in orbit',
        'stay in orbit',
        'what is an orbit',
        'orbit work',
        'satellites fall',
        'satellites work',
        'satellite work',
      ],
      level: 'standard',
      lines: [
        ['mountain', 'Isaac Newton imagined a cannon on a very high mountain.'],
        ['bomb', 'Its ball falls to the ground some way off, and a faster one farther away.'],
        [
          'globe-with-meridians',
          'Shoot fast enough, and it falls as quickly as the Earth curves away below it.',
        ],
        ['satellite', 'It falls for ever, and never lands, and that is what a satellite does.'],
        ['rocket', 'Close to the Earth, it takes nearly eight kilometres a second.'],
        ['no-entry', 'There is hardly any air to slow it down, so it needs no engine.'],
        ['counterclockwise-arrows-button', 'Such an orbit takes an hour and a half.'],
        [
          'satellite-antenna',
          'At thirty-six thousand kilometres, it takes a day, so the satellite seems to stand still, and a dish can point at it.',
        ],
      ],
    },
    {
      title: 'A busy sky',
      about: [
        'satellites do',
        'how many satellites',
        'space junk',
        'space debris',
        'satellites used for',
        'what do satellites do',
        'see satellites',
        'uses of satellites',
      ],
      level: 'easy',
      lines: [
        ['satellite', 'More than ten thousand satellites work above us, most of them quite new.'],
        [
          'sun-behind-rain-cloud',
          'They see storms come, and measure ice, forests and the height of the sea.',
        ],
        ['round-pushpin', 'They tell your phone where it is and what time it is.'],
        ['satellite-antenna', 'They bring the internet to ships and villages.'],
        ['night-with-stars', 'After sunset you can see some, as points that glide and do not blink.'],
        ['wastebasket', 'But around them fly old rocket parts and splinters, ten times as fast as a bullet.'],
        ['collision', 'In 2009, a dead satellite hit one that worked, and left two thousand pieces.'],
        ['fire', 'Today, operators are asked to let old ones burn up in the air.'],
      ],
    },
  ],
});
