/** Dogs and their noses. */
import { defineTopic } from '../../defineTopic';

export const dogs = defineTopic({
  name: 'dogs',
  about: ['dog'],
  near: ['puppy'],
  scripts: [
    {
      title: 'A world made of smells',
      about: ['dog smell', 'dog nose', 'dog sniff'],
      level: 'easy',
      lines: [
        ['nose', 'A dog reads the street with its nose, as you read the news.'],
        ['dog', 'It has up to fifty times as many cells for smelling as you.'],
        ['wind-face', 'As it sniffs, part of the air takes a side road to a special chamber.'],
        ['left-speech-bubble', 'It breathes out through slits at the side, so the scent in front stays.'],
        [
          'alarm-clock',
          'A dog can smell which way you walked, for a fresh step smells stronger than an old one.',
        ],
        ['luggage', 'At the airport, it finds an apple in a closed suitcase.'],
        ['snow-capped-mountain', 'Under the snow, it finds a skier.'],
        ['thinking-face', 'So let it sniff at that tree a little longer, for there are letters to be read.'],
      ],
    },
    {
      title: 'The wolf who came to the fire',
      about: [
        'wolf',
        'dogs come from',
        'dogs become',
        'dogs pets',
        'dogs wolves',
        'history of dogs',
        'dogs domesticated',
        'dogs tamed',
        'first dog',
      ],
      level: 'easy',
      lines: [
        ['fire', 'One night in the Ice Age, a wolf came closer to a camp than the others.'],
        ['meat-on-bone', 'There were bones at the edge of the light.'],
        ['eyes', 'Those wolves who were less afraid ate better, and so did their young.'],
        ['handshake', 'People found that a growl in the night is worth a bone.'],
        [
          'calendar',
          'That was at least fifteen thousand years ago, before there were fields, sheep or cats.',
        ],
        ['paw-prints', 'From these wolves came every dog, the giant mastiff and the one in the handbag.'],
        ['eye', 'Dogs learned to follow our eyes and our pointing fingers, which even apes find hard.'],
        ['red-heart', 'When you look at each other, both of you feel more at ease.'],
      ],
    },
    {
      title: 'What a wagging tail says',
      about: ['dogs wag', 'dogs tail', 'wagging tail'],
      level: 'easy',
      lines: [
        ['dog', 'A wagging tail is not always a friendly one.'],
        ['megaphone', 'It says that a dog is excited, and the body says about what.'],
        ['hugging-face', 'A broad, loose wag with a soft body is a welcome.'],
        ['warning', 'A high, stiff tail with quick small beats can be a warning.'],
        ['fearful-face', 'A tail between the legs is fear.'],
        ['movie-camera', 'In 2007, scientists in Italy filmed dogs.'],
        ['person-standing', 'When they saw their owner, their tails swung more to the right.'],
        ['wolf', 'When they saw a large strange dog, it was the left.'],
        ['eyes', 'Other dogs notice this, and grow uneasy at a wag to the left.'],
        ['love-letter', 'Alone, dogs seldom wag, for it is a letter, and a letter needs a reader.'],
      ],
    },
  ],
});
