/** What the brain does. */
import { defineTopic } from '../../defineTopic';

export const brain = defineTopic({
  name: 'the brain',
  about: ['brain', 'human brain'],
  near: ['nervous system', 'how smart'],
  scripts: [
    {
      title: 'The city in your head',
      about: ['neuron', 'nerve cell', 'how the brain works'],
      level: 'standard',
      lines: [
        ['brain', 'Between your ears, there are about eighty-six billion nerve cells.'],
        ['link', 'Each is connected to thousands of others.'],
        [
          'high-voltage',
          'When you read a word, tiny electric pulses run through them, at up to four hundred kilometres an hour.',
        ],
        ['bridge-at-night', 'Between two cells there is a gap, and chemicals carry the message across.'],
        ['seedling', 'Whatever you practise makes a bridge stronger, and what you never use is given up.'],
        ['balance-scale', 'The brain is only about two percent of your weight.'],
        ['bread', 'It uses about a fifth of your energy, as much as a weak lamp.'],
        ['zzz', 'It works at night as well, sorting what the day has left behind.'],
      ],
    },
    {
      title: 'The man who lost his yesterday',
      about: ['brain memory', 'brain memories', 'brain remember', 'henry molaison'],
      level: 'standard',
      lines: [
        [
          'hospital',
          "In 1953, surgeons removed a small part of Henry Molaison's brain, to stop his seizures.",
        ],
        ['red-question-mark', 'Afterwards he could remember his childhood, but nothing new.'],
        ['hourglass-done', 'He met his doctors again each day, for more than fifty years.'],
        ['mirror', 'One day, he was asked to trace a star while looking in a mirror.'],
        ['pencil', 'Day by day he grew better, although he was sure that he had never tried it before.'],
        ['light-bulb', 'So knowing a fact and knowing how to do a thing are kept in different places.'],
        ['open-book', 'What we know about memory, we owe in great part to a man who could keep none.'],
      ],
    },
  ],
});
