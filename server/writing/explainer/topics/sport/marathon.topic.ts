/** The marathon and running. */
import { defineTopic } from '../../defineTopic';

export const marathon = defineTopic({
  name: 'running',
  about: ['long distance running'],
  near: ['runner'],
  scripts: [
    {
      title: 'Forty-two kilometres and a castle',
      about: ['marathon', 'why marathon', '42 kilometres', 'history of the marathon', 'how long marathon'],
      level: 'standard',
      lines: [
        ['castle', 'The marathon has its odd length because of a castle.'],
        [
          'scroll',
          'Legend tells of a messenger who ran from Marathon to Athens, cried that they had won, and fell dead.',
        ],
        [
          'calendar',
          'For the first modern Olympic Games, in 1896, someone made a race of it, about forty kilometres.',
        ],
        ['farmer', 'Spyridon Louis, a water carrier, won it for Greece.'],
        [
          'crown',
          'In London, in 1908, the race was to start below the windows of Windsor Castle, and end before the royal box.',
        ],
        ['straight-ruler', 'That made forty-two kilometres and one hundred and ninety-five metres.'],
        ['link', 'Since 1921, this has been the rule for everyone.'],
      ],
    },
    {
      title: 'Born to run',
      about: ['running', 'jogging', 'humans run', 'born to run'],
      level: 'standard',
      lines: [
        ['person-running', 'Over a short distance, nearly every animal beats you, even a rabbit.'],
        ['sun', 'Over thirty kilometres on a hot day, hardly any does.'],
        ['sweat-droplets', 'A human being has millions of sweat glands and hardly any fur.'],
        ['dog', 'A dog can only pant, and it cannot pant at a gallop.'],
        [
          'leg',
          'Our tendons store energy like springs, and the large muscle on which we sit is hardly used for walking.',
        ],
        ['person-standing', 'It keeps us upright when we run.'],
        [
          'cut-of-meat',
          'Some hunters in the Kalahari follow an antelope for hours, until it can go no farther.',
        ],
        ['thinking-face', 'Perhaps we run in parks today since our ancestors were hungry.'],
      ],
    },
  ],
});
