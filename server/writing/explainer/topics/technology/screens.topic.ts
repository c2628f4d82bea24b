/** Screens: how they feel a finger, and how they make colours. */
import { defineTopic } from '../../defineTopic';

export const screens = defineTopic({
  name: 'screens',
  about: [],
  near: ['screen'],
  scripts: [
    {
      title: 'How a screen feels your finger',
      about: ['touchscreen', 'touch screen', 'touchscreens', 'phone screen work'],
      level: 'easy',
      lines: [
        ['mobile-phone', 'Write on your phone with a pen cap, and nothing happens.'],
        ['hand-with-fingers-splayed', 'The screen does not feel pressure, it feels you.'],
        ['globe-with-meridians', 'Under the glass lies a grid of fine wires that you can see through.'],
        ['battery', 'Where they cross, there is a tiny electric charge.'],
        ['droplet', 'You are full of salty water, and so you conduct.'],
        ['down-arrow', 'Your finger draws away a little of the charge, and the phone measures where.'],
        ['raising-hands', 'It can follow ten fingers at once.'],
        ['gloves', 'Wool does not conduct, and so it fails with gloves, unless they have a thread of metal.'],
        ['sweat-droplets', 'A wet screen is confused by the drops.'],
        ['hot-dog', 'In Korea, some once used sausages in the cold.'],
      ],
    },
    {
      title: 'Three lights for every picture',
      about: ['pixel', 'lcd', 'oled', 'led screen', 'screen work', 'display work', 'how screens work'],
      level: 'easy',
      lines: [
        [
          'magnifying-glass-tilted-left',
          'Put a drop of water on a screen, and look through it as through a lens.',
        ],
        ['control-knobs', 'You see small bars, red, green and blue, and nothing else.'],
        ['input-numbers', 'Three of them make a pixel, and a phone has millions of these.'],
        ['lemon', 'Red and green together look yellow, and all three look white.'],
        [
          'window',
          'In many screens, a lamp shines from behind, and each bar is a shutter of liquid crystals, which turn when there is a voltage.',
        ],
        ['light-bulb', 'In others, each bar is a lamp of its own, and so black is really black.'],
        ['film-projector', 'The picture is renewed sixty times a second or more.'],
        ['brain', 'That is faster than you can notice.'],
      ],
    },
  ],
});
