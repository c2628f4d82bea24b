/** The Big Bang: how we know that everything was close together, and who heard it. */
import { defineTopic } from '../../defineTopic';

export const bigBang = defineTopic({
  name: 'the Big Bang',
  about: [
    'big bang',
    'universe begin',
    'beginning of the universe',
    'history of the universe',
    'universe start',
  ],
  near: ['universe'],
  scripts: [
    {
      title: 'When everything was close together',
      about: [
        'what was the big bang',
        'what is the big bang',
        'universe expanding',
        'expansion of the universe',
        'how old universe',
      ],
      level: 'standard',
      lines: [
        [
          'milky-way',
          'In the 1920s, Edwin Hubble saw that far galaxies are moving away from us, and the farther, the faster.',
        ],
        ['church', 'A priest from Belgium, Georges Lemaître, had thought it through before.'],
        ['fast-forward-button', 'What flies apart was once close together.'],
        [
          'hourglass-done',
          'Run the film backwards, and almost fourteen billion years ago, all was hot and dense.',
        ],
        ['balloon', 'It was no explosion in an empty room, for the room itself began to grow.'],
        ['atom-symbol', 'The first minutes made hydrogen and helium.'],
        ['fog', 'For nearly four hundred thousand years, light could not get through.'],
        ['star', 'The first stars came much later.'],
        ['red-question-mark', 'What was before, and whether there was a before, nobody knows.'],
      ],
    },
    {
      title: 'The noise that would not go away',
      about: [
        'cosmic microwave background',
        'penzias',
        'proof big bang',
        'evidence big bang',
        'background radiation',
        'cosmic background radiation',
      ],
      level: 'standard',
      lines: [
        ['satellite-antenna', 'In 1964, two radio engineers in New Jersey were annoyed by a hiss.'],
        ['ear', 'It came from every direction, by day and by night, in summer and in winter.'],
        ['dove', 'Arno Penzias and Robert Wilson chased two pigeons from their antenna.'],
        ['broom', 'They wiped off what the birds had left.'],
        ['speaker-medium-volume', 'The hiss stayed.'],
        ['telephone-receiver', 'Then they heard of a team nearby that was looking for just this.'],
        ['fire', 'If the universe began hot, its glow must still be there, cooled down to almost nothing.'],
        ['military-medal', 'They had found the oldest light of all, and got a Nobel Prize.'],
        ['television', 'On old television sets, a little of the snow on the screen came from it.'],
      ],
    },
  ],
});
