/** Samurai: what they were, and a man without a master. */
import { defineTopic } from '../../defineTopic';

export const samurai = defineTopic({
  name: 'the samurai',
  about: ['samurai'],
  near: ['ninja', 'shogun', 'kamikaze', 'feudal japan'],
  scripts: [
    {
      title: 'The sword and the brush',
      about: [
        'who were the samurai',
        'what is a samurai',
        'history of the samurai',
        'samurai live',
        'samurai do',
        'samurai end',
        'bushido',
        'last samurai',
      ],
      level: 'standard',
      lines: [
        ['crossed-swords', 'Samurai means somebody who serves.'],
        [
          'horse',
          'For centuries, they were soldiers on horseback, and more feared with the bow than with the sword.',
        ],
        ['crown', 'From 1185, their leaders ruled Japan, and the emperor only reigned.'],
        ['dove', 'After 1600, there was peace for more than two hundred and fifty years.'],
        ['ledger', 'So warriors became clerks, with two swords in the belt.'],
        ['paintbrush', 'A samurai was to know how to write a poem, and how to make tea.'],
        [
          'open-book',
          'Most of what we call the way of the warrior was written down then, by men who never saw a battle.',
        ],
        ['locomotive', 'In 1876, a new government took away the swords, and built railways instead.'],
      ],
    },
    {
      title: 'Forty-seven men in the snow',
      about: ['47 ronin', 'forty-seven ronin', 'ronin', 'harakiri', 'seppuku'],
      level: 'standard',
      lines: [
        [
          'dagger',
          'In 1701, a lord drew his sword in the castle of the shogun, and had to take his own life for it.',
        ],
        ['broken-chain', 'His samurai were now men without a master, called ronin.'],
        ['beer-mug', 'Their leader played the drunkard, so that the enemy felt safe.'],
        [
          'snowflake',
          'Nearly two years later, on a night of snow, forty-seven of them broke into the house.',
        ],
        [
          'headstone',
          'They killed the man who was to blame, and carried his head to the grave of their lord.',
        ],
        ['balance-scale', 'What they did was loyal, and it was murder.'],
        ['thinking-face', 'They had to die by their own hand, with honour, and all but one did.'],
        ['performing-arts', 'People in Japan have told their story ever since.'],
      ],
    },
  ],
});
