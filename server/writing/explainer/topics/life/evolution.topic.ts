/** How evolution works. */
import { defineTopic } from '../../defineTopic';

export const evolution = defineTopic({
  name: 'evolution',
  about: ['evolution', 'evolve'],
  near: ['species', 'darwin', 'charles darwin'],
  scripts: [
    {
      title: "The finches' beaks",
      about: [
        'natural selection',
        'survival of the fittest',
        'darwin evolution',
        'darwin theory',
        'evolution works',
        'finch',
        'galapagos finch',
      ],
      level: 'standard',
      lines: [
        ['bird', 'On a small island of the Galápagos, two biologists measured beaks, year after year.'],
        ['sun', 'In 1977 the rain did not come.'],
        ['nut-and-bolt', 'The small seeds were soon eaten, and only large, hard ones were left.'],
        ['crying-face', 'Most of the finches starved.'],
        ['hammer', 'Those with big beaks could crack the seeds, and more of them lived.'],
        ['hatching-chick', 'Their young had big beaks, too.'],
        ['straight-ruler', 'In a single generation, the average beak had become measurably larger.'],
        ['balance-scale', 'Nobody had wanted it, and no bird had tried.'],
        [
          'trophy',
          'There was variety, it was inherited, and not all survived, and that is all evolution needs.',
        ],
      ],
    },
    {
      title: 'Your family is larger than you think',
      about: [
        'humans evolved',
        'humans evolve',
        'human evolution',
        'common ancestor',
        'humans apes',
        'humans monkeys',
        'apes',
      ],
      level: 'standard',
      lines: [
        ['older-person', 'Go back two generations, and you meet your grandparents.'],
        [
          'monkey',
          'Go back six or seven million years, and you meet an ape that was also an ancestor of the chimpanzees.',
        ],
        ['mouse', 'Seventy million years back, it is a small furry animal of the night.'],
        ['lizard', 'Before that, there is something like a lizard, and then a fish with lungs.'],
        ['raising-hands', "The five fingers of your hand are in a bat's wing and in a whale's fin."],
        ['microbe', 'At the far end stands a single cell, some four billion years ago.'],
        ['banana', 'It is the ancestor of us all, of the banana and the mushroom, too.'],
        ['dna', 'All of us still write our genes in its alphabet.'],
      ],
    },
  ],
});
