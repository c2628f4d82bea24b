/** How ears hear and keep our balance. */
import { defineTopic } from '../../defineTopic';

export const hearing = defineTopic({
  name: 'ears',
  about: ['ear'],
  scripts: [
    {
      title: 'From a breath of air to a song',
      about: ['hearing', 'how we hear', 'how ears work', 'ears hear'],
      level: 'easy',
      lines: [
        ['musical-notes', 'A song begins as a trembling of the air.'],
        ['ear', 'It reaches the eardrum, a skin as thin as paper.'],
        ['hammer', 'Three tiny bones pass the movement on, and make it stronger.'],
        ['spiral-shell', 'Behind them is a snail shell, filled with liquid.'],
        ['water-wave', 'A wave runs through it and bends the hairs of some fifteen thousand cells.'],
        [
          'musical-keyboard',
          'High notes move the hairs at the entrance, low notes those at the far end, like the keys of a piano.',
        ],
        ['high-voltage', 'Each bent hair sends a signal.'],
        ['speaker-high-volume', 'Very loud noise breaks them, and in people they do not grow again.'],
        ['hundred-points', 'The ear notices movements smaller than an atom.'],
      ],
    },
    {
      title: 'Why you get dizzy',
      about: ['dizzy', 'balance', 'sense of balance', 'seasick', 'motion sickness'],
      level: 'easy',
      lines: [
        ['counterclockwise-arrows-button', 'Spin around ten times and stop.'],
        ['exploding-head', 'The room goes on turning, but only for you.'],
        ['ear', 'Deep in your ear, there are three small loops, filled with liquid.'],
        ['cup-with-straw', 'When you turn your head, the liquid lags behind, as tea does in a turning cup.'],
        ['seedling', 'It bends fine hairs, and they report the turn.'],
        ['stopwatch', 'Stop suddenly, and the liquid keeps flowing for a while.'],
        ['eyes', 'Your ear says that you turn, and your eyes say that you do not.'],
        ['ship', 'On a ship, they quarrel the other way round, and so people feel sick.'],
        ['person-standing', 'Look at the horizon, and the two agree again.'],
      ],
    },
  ],
});
