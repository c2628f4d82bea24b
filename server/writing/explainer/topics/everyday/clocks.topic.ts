/** How clocks keep time. */
import { defineTopic } from '../../defineTopic';

export const clocks = defineTopic({
  name: 'clocks',
  about: ['clock', 'measure time'],
  scripts: [
    {
      title: 'Something that swings',
      about: ['how clocks work', 'pendulum', 'atomic clock', 'quartz', 'watch work'],
      level: 'standard',
      lines: [
        ['stopwatch', 'Every clock needs two things, something that swings and something that counts.'],
        [
          'mantelpiece-clock',
          'A pendulum one metre long takes one second for each swing, whether the swing is small or a little larger.',
        ],
        ['gear', 'Wheels count it, and a weight or a spring keeps it going.'],
        [
          'gem-stone',
          'In your watch, a tiny fork of quartz trembles thirty-two thousand seven hundred and sixty-eight times a second.',
        ],
        ['divide', 'Halve that fifteen times, and you have a second.'],
        ['atom-symbol', 'In the best clocks, atoms swing, more than nine billion times a second.'],
        [
          'hourglass-done',
          'One of these would not have been wrong by a second since the time of the dinosaurs.',
        ],
      ],
    },
    {
      title: 'The carpenter who found longitude',
      about: ['longitude', 'john harrison'],
      level: 'easy',
      lines: [
        ['ship', 'For centuries, ships were lost because nobody knew how far east or west they were.'],
        ['sun', 'If you know the time at home, and see noon by the Sun, the difference tells you.'],
        ['water-wave', 'But no clock could stand the rolling, the damp and the cold.'],
        ['money-bag', 'In 1714, Britain offered a fortune.'],
        ['hammer-and-wrench', "John Harrison, a carpenter's son, worked on it for forty years."],
        ['watch', 'His fourth clock looked like a large watch.'],
        ['desert-island', 'On a voyage to Jamaica, it lost about five seconds.'],
        ['judge', 'The judges made him wait for his money, until the king stepped in.'],
      ],
    },
  ],
});
