/** How memory works. */
import { defineTopic } from '../../defineTopic';

export const memory = defineTopic({
  name: 'memory',
  about: ['memory', 'remember'],
  scripts: [
    {
      title: 'A story that is written again each time',
      about: ['how memory works', 'false memory', 'eyewitness'],
      level: 'standard',
      lines: [
        ['video-camera', 'Memory is not a film that you play.'],
        ['puzzle-piece', 'Each time, you put the scene together from pieces, and fill in what is missing.'],
        ['automobile', 'In a famous experiment, people saw a film of two cars.'],
        [
          'collision',
          'Those who were asked how fast they smashed into each other named a higher speed than those who were asked how fast they hit.',
        ],
        ['window', 'A week later, more of them remembered broken glass, and there had been none.'],
        ['judge', 'Witnesses are not lying when this happens.'],
        ['brain', 'It is the price of a mind that learns from the past, instead of merely storing it.'],
      ],
    },
    {
      title: 'A palace for your shopping list',
      about: ['memorise', 'memorize', 'memory palace', 'improve memory', 'better memory', 'remember lists'],
      level: 'easy',
      lines: [
        ['classical-building', 'A roof fell in, says an old story, and crushed everyone at a banquet.'],
        ['speaking-head', 'The poet Simonides had just gone outside.'],
        ['chair', 'He could name each of the dead, because he remembered who had sat where.'],
        ['house', 'From this comes an old trick, in which you walk through your own house in your mind.'],
        ['glass-of-milk', 'Pour the milk over the doormat, and let eggs roll down the stairs.'],
        ['lion', 'The stranger the picture, the better it sticks.'],
        ['person-walking', 'In the shop, walk the same way again.'],
        ['trophy', 'Champions of memory learn a pack of cards like this, in less than half a minute.'],
      ],
    },
  ],
});
