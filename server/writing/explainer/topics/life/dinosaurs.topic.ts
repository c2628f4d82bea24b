/** How the dinosaurs ended. */
import { defineTopic } from '../../defineTopic';

export const dinosaurs = defineTopic({
  name: 'dinosaurs',
  about: ['dinosaur'],
  near: ['t rex', 'tyrannosaurus', 'extinction'],
  scripts: [
    {
      title: 'The day the dinosaurs lost',
      about: [
        'dinosaur extinct',
        'dinosaurs go extinct',
        'dinosaur extinction',
        'killed dinosaurs',
        'dinosaurs die',
        'dinosaur asteroid',
      ],
      level: 'easy',
      lines: [
        ['t-rex', 'Dinosaurs ruled the land for more than 150 million years.'],
        ['comet', 'Then, 66 million years ago, a rock from space arrived.'],
        ['mountain', 'It was about ten kilometres wide, larger than the highest mountain.'],
        ['collision', 'It struck what is now Mexico and left a crater of nearly two hundred kilometres.'],
        ['fire', 'Heat, fires and giant waves followed.'],
        ['fog', 'Worse was the dust that darkened the sky for months or longer.'],
        ['fallen-leaf', 'Plants died, then those that ate them, then their hunters.'],
        ['skull', 'About three quarters of all species vanished.'],
        ['mouse', 'Small mammals survived in their burrows.'],
        ['bird', 'And one group of dinosaurs survived, too: we call them birds.'],
      ],
    },
    {
      title: 'A dinosaur in your garden',
      about: ['archaeopteryx', 'dinosaur birds', 'dinosaur feathers'],
      level: 'standard',
      lines: [
        ['bird', 'There is a dinosaur in your garden, and it may be singing.'],
        ['bone', 'In 1861 workers in Bavaria found a strange fossil.'],
        ['feather', 'It had feathers and wings, but also teeth and a long bony tail.'],
        ['scroll', 'It was named Archaeopteryx, the ancient wing.'],
        [
          'magnifying-glass-tilted-left',
          'Since then, many dinosaurs with feathers have come to light, above all in China.',
        ],
        ['egg', 'Some sat on their nests, just as hens do.'],
        ['t-rex', 'Bones show that birds are close relatives of animals like Tyrannosaurus.'],
        ['snowflake', 'Feathers came long before flight, perhaps for warmth or for show.'],
        ['chicken', "So look at a chicken's feet once more."],
        ['sauropod', 'You are looking at the last of the dinosaurs.'],
      ],
    },
  ],
});
