/** Neckties: a knot, and where they come from. */
import { defineTopic } from '../../defineTopic';

export const neckties = defineTopic({
  name: 'neckties',
  about: ['necktie', 'tie'],
  near: ['bow tie', 'tie shoelaces', 'windsor knot'],
  scripts: [
    {
      title: 'A knot in seven moves',
      about: ['tie a tie', 'how to tie a tie', 'tie a necktie', 'tie knot', 'tie your tie', 'four in hand'],
      level: 'easy',
      lines: [
        ['necktie', 'Lay the tie around your neck, with the wide end on the right, and much longer.'],
        ['multiply', 'Cross the wide end over the narrow one.'],
        ['counterclockwise-arrows-button', 'Bring it back below, from left to right.'],
        ['up-arrow', 'Now lead it over the front once more.'],
        ['mouth', 'From below, pull it up through the loop at your neck.'],
        ['down-arrow', 'Tuck it down through the band that lies in front.'],
        ['hand-with-fingers-splayed', 'Hold the narrow end, and slide the knot up to the collar.'],
        ['straight-ruler', 'The tip should just touch your belt.'],
        ['counterclockwise-arrows-button', 'If it does not, start again, with more or less on the right.'],
        ['mirror', 'And pinch a small dent below the knot, as it makes the tie look alive.'],
      ],
    },
    {
      title: 'The scarf of the horsemen',
      about: [
        'invented the tie',
        'history of the tie',
        'history of ties',
        'origin of the tie',
        'invented ties',
        'wear ties',
        'history of neckties',
        'why men wear ties',
        'cravat',
      ],
      level: 'easy',
      lines: [
        [
          'horse',
          'In the Thirty Years War, soldiers from Croatia came to Paris, with scarves tied around their necks.',
        ],
        ['crown', 'The court liked it, and soon the king had a man who chose his scarf each morning.'],
        ['speech-balloon', 'The French said cravate, from the word for Croat.'],
        [
          'scissors',
          'In the twenties, Jesse Langsdorf in New York cut the cloth at an angle, in three pieces.',
        ],
        ['necktie', 'Since then a tie hangs straight and springs back.'],
        ['input-numbers', 'Two physicists worked out that there are eighty-five ways to tie one.'],
        ['stethoscope', 'Many British doctors have given up ties, since germs like them.'],
        ['thinking-face', 'It keeps neither warm nor dry.'],
        ['label', 'A tie is a flag, and says where you belong.'],
      ],
    },
  ],
});
