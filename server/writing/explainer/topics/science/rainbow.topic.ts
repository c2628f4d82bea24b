/** How a rainbow is made. */
import { defineTopic } from '../../defineTopic';

export const rainbow = defineTopic({
  name: 'rainbows',
  about: ['rainbow'],
  scripts: [
    {
      title: 'How a rainbow is made',
      about: ['rainbow form', 'rainbow made', 'how rainbow', 'causes rainbow'],
      level: 'easy',
      lines: [
        ['rainbow', 'A rainbow is never a thing in a place.'],
        ['sun', 'To see one, you need the Sun behind you and rain in front.'],
        ['droplet', 'Sunlight enters each drop and is bent.'],
        ['artist-palette', 'Each colour is bent a little differently, so white light fans out.'],
        ['mirror', 'At the back of the drop it is reflected, and leaves bent once more.'],
        ['straight-ruler', 'Red comes back at about 42 degrees, and violet at about 40.'],
        ['eye', 'So each drop sends only one of its colours to your eye.'],
        ['person-raising-hand', 'Someone next to you sees other drops, and so another rainbow.'],
        ['person-running', 'Walk toward it, and it walks away.'],
        ['airplane', 'From a plane it can be a full circle.'],
      ],
    },
    {
      title: 'Seven colours, or more',
      about: [
        'colours rainbow',
        'colors rainbow',
        'how many colours rainbow',
        'how many colors rainbow',
        'newton prism',
      ],
      level: 'easy',
      lines: [
        ['rainbow', 'How many colours does a rainbow have?'],
        ['scientist', 'Isaac Newton counted seven.'],
        ['sun', 'In the 1660s he let a ray of sunlight fall through a prism.'],
        ['artist-palette', 'Out came a band of colours, from red to violet.'],
        ['magnifying-glass-tilted-left', 'Others thought that the glass had stained the light.'],
        ['light-bulb', 'So Newton sent one colour through a second prism, and it did not change.'],
        ['check-mark-button', 'The colours had been in the sunlight all along.'],
        ['musical-notes', 'He chose seven partly because there are seven notes in a scale.'],
        ['infinity', 'In truth the colours flow into each other without a border.'],
        ['eye', 'And beyond both ends there is light that our eyes cannot see.'],
      ],
    },
  ],
});
