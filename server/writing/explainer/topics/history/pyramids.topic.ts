/** How the pyramids were built. */
import { defineTopic } from '../../defineTopic';

export const pyramids = defineTopic({
  name: 'the pyramids',
  about: ['pyramid', 'pyramids built', 'giza', 'great pyramid', 'pyramids of egypt', 'egyptian pyramids'],
  scripts: [
    {
      title: 'How to move a stone of two tonnes',
      about: ['how were the pyramids built', 'how pyramids', 'move stones pyramids'],
      level: 'standard',
      lines: [
        ['brick', 'More than two million blocks lie in the Great Pyramid.'],
        ['calendar', 'It was finished some four thousand five hundred years ago, within about twenty years.'],
        ['stopwatch', 'That is a block every few minutes of daylight.'],
        ['ship', 'Limestone came down the Nile by boat.'],
        [
          'droplet',
          'On land, the blocks were pulled on sleds, and a painting shows a man pouring water on the sand before them.',
        ],
        [
          'magnifying-glass-tilted-left',
          'Physicists tried it, and on damp sand you need only half as many people.',
        ],
        ['ladder', 'Up they went on ramps.'],
        ['bread', 'Near by are the bakeries and the graves of the workers.'],
        ['crown', 'They were not slaves, but crews with pride and with names such as Friends of Khufu.'],
      ],
    },
    {
      title: 'The diary of Merer',
      about: ['diary of merer', 'who built the pyramids'],
      level: 'easy',
      lines: [
        ['scroll', 'The oldest written papyrus that we have is a logbook.'],
        ['magnifying-glass-tilted-left', 'It was found in 2013, in a cave by the Red Sea.'],
        ['ship', 'Merer was an inspector with a crew of some forty boatmen.'],
        ['sun', 'Day by day, he notes where they slept, what they loaded and when they arrived.'],
        ['rock', 'They were carrying white limestone across the Nile, two or three trips in ten days.'],
        ['mountain', 'The place to which they brought it was called the Horizon of Khufu.'],
        ['light-bulb', 'We know it as the Great Pyramid.'],
        ['person-standing', 'So we can read what somebody did who helped to build it.'],
        ['bread', 'He also writes down how much bread they were owed.'],
      ],
    },
  ],
});
