/** Ancient Greece. */
import { defineTopic } from '../../defineTopic';

export const ancientGreece = defineTopic({
  name: 'ancient Greece',
  about: ['ancient greece', 'ancient greek'],
  near: ['greek'],
  scripts: [
    {
      title: 'The man who asked too much',
      about: ['greek philosophy', 'socrates', 'death of socrates', 'socratic'],
      level: 'easy',
      lines: [
        ['thinking-face', 'Socrates wrote no book, he asked questions.'],
        ['shopping-bags', 'In the market of Athens, he would stop a general and ask what courage is.'],
        ['exploding-head', 'After a few answers, the general knew less than before.'],
        ['person-raising-hand', 'Many young people loved it, and many important people did not.'],
        ['judge', 'In the year 399 before Christ, he stood before a court of some five hundred citizens.'],
        ['hot-beverage', 'They sentenced him to drink poison.'],
        ['door', 'Friends could have helped him to flee, but he would not break the laws of his city.'],
        ['open-book', 'His pupil Plato wrote down the talks.'],
        ['red-question-mark', 'Since then, a good question is worth more than a quick answer.'],
      ],
    },
    {
      title: 'A run, a play and a vote',
      about: ['athens', 'athenian democracy', 'greek democracy', 'history of ancient greece'],
      level: 'standard',
      lines: [
        [
          'classical-building',
          'In a city smaller than many of our suburbs, people tried out half of our world.',
        ],
        ['ballot-box-with-ballot', 'In Athens, citizens met on a hill and voted on war, taxes and bread.'],
        ['warning', 'Women, slaves and strangers had no voice.'],
        ['performing-arts', 'On the slope below, they watched plays that are still on stage.'],
        ['triangular-ruler', 'Thinkers began to prove things, instead of only telling them.'],
        [
          'globe-showing-europe-africa',
          'Eratosthenes, a Greek in Egypt, measured the size of the Earth with a stick and its shadow.',
        ],
        ['running-shoe', 'Every four years, rivals laid down their arms for the games at Olympia.'],
        ['input-latin-letters', 'Even the words democracy, theatre and school are Greek.'],
      ],
    },
  ],
});
