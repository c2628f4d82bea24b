/** Bats and how they see with their ears. */
import { defineTopic } from '../../defineTopic';

export const bats = defineTopic({
  name: 'bats',
  about: ['bat'],
  scripts: [
    {
      title: 'Seeing with the ears',
      about: ['echolocation', 'bats see', 'sonar', 'bats dark', 'bats hunt'],
      level: 'easy',
      lines: [
        ['bat', 'A bat catches a moth in total darkness, and it does so by shouting.'],
        ['speaker-high-volume', 'Its calls are as loud as a smoke alarm, but too high for us.'],
        ['ear', 'From the echo it hears how far away the moth is, how big, and where it is flying.'],
        ['dashing-away', 'As it comes closer, it calls faster, up to two hundred times a second.'],
        ['exploding-head', 'To protect itself, it turns its own ears down at each cry.'],
        ['shield', 'Some moths hear it and drop like a stone.'],
        ['megaphone', 'Others click back and confuse it.'],
        [
          'night-with-stars',
          'Above your garden, on a mild evening, there is a battle in the air, and you hear nothing.',
        ],
      ],
    },
    {
      title: 'In praise of the night shift',
      about: ['vampire bat', 'bats good', 'bats useful', 'bats important', 'bats drink blood'],
      level: 'easy',
      lines: [
        ['mosquito', 'One little bat may eat hundreds of insects in an hour.'],
        ['farmer', 'For farmers, that is worth billions a year.'],
        ['banana', 'In the tropics, bats pollinate wild bananas, and the agave that gives us tequila.'],
        ['seedling', 'Fruit bats drop seeds in flight, and plant forests again.'],
        [
          'feather',
          'They are the only mammals that truly fly, and their wing is a hand with very long fingers.',
        ],
        ['drop-of-blood', 'Only three of about fourteen hundred kinds drink blood.'],
        ['handshake', 'And those share their meal with friends who found none.'],
        ['house', 'If one lives under your roof, you may be proud.'],
      ],
    },
  ],
});
