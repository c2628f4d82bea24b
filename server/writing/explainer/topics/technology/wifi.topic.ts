/** Wi-Fi and mobile phones: radio waves. */
import { defineTopic } from '../../defineTopic';

export const wifi = defineTopic({
  name: 'radio and Wi-Fi',
  about: ['wireless'],
  near: ['bluetooth', '5g'],
  scripts: [
    {
      title: 'Invisible light in your room',
      about: ['wifi', 'wi-fi', 'router', 'radio wave', 'radio'],
      level: 'standard',
      lines: [
        ['wireless', 'Your router is a lamp, only that you cannot see its light.'],
        ['rainbow', 'Radio waves are the same as light, but with waves as long as your hand.'],
        ['window', 'Walls are like tinted glass to them.'],
        [
          'high-voltage',
          'An antenna makes them by pushing electrons up and down, billions of times a second.',
        ],
        ['input-numbers', 'By small changes of the beat, it writes zeros and ones into the wave.'],
        ['mobile-phone', 'In your phone, electrons dance to the same beat, and the message is read.'],
        ['cooking', 'A microwave oven uses nearly the same beat, and that is why it can disturb your film.'],
        ['house', 'Put the router high up and in the middle, like any lamp.'],
      ],
    },
    {
      title: 'What happens when you make a call',
      about: ['mobile phone', 'cell phone', 'how phones work', 'phone call'],
      level: 'standard',
      lines: [
        ['telephone', 'Say hello into your phone, and within a blink it is a row of numbers.'],
        ['satellite-antenna', 'They jump by radio to the next mast, a kilometre or so away.'],
        ['down-arrow', 'From there, they travel under the street, as flashes of light in glass.'],
        [
          'magnifying-glass-tilted-left',
          'Computers know near which mast your friend is, for every phone whispers now and then, I am here.',
        ],
        ['label', 'The land is divided into cells, and that is how cell phones got their name.'],
        ['automobile', 'In a car, you are passed from cell to cell, in the middle of a word.'],
        ['speech-balloon', 'All of this takes less than a tenth of a second.'],
      ],
    },
  ],
});
