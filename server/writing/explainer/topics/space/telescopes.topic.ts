/** Telescopes: a tube that moved the Earth, and a mirror of gold. */
import { defineTopic } from '../../defineTopic';

export const telescopes = defineTopic({
  name: 'telescopes',
  about: ['telescope'],
  near: ['binoculars', 'microscope', 'observatory'],
  scripts: [
    {
      title: 'The tube that moved the Earth',
      about: [
        'galileo',
        'galileo discover',
        'telescope invented',
        'invented the telescope',
        'history of the telescope',
        'telescope work',
        'telescopes work',
        'how does a telescope work',
        'galileo galilei',
      ],
      level: 'easy',
      lines: [
        ['telescope', 'In 1609, Galileo heard of a Dutch tube that makes far things near, and built one.'],
        ['eyes', 'The front lens gathers more light than an eye can, and makes a small picture.'],
        ['magnifying-glass-tilted-left', 'The lens at the back is a magnifying glass to look at it.'],
        ['full-moon', 'He turned it to the sky, and saw mountains on the Moon.'],
        ['ringed-planet', 'Beside Jupiter, he saw four little stars, which changed places each night.'],
        ['counterclockwise-arrows-button', 'They were moons, so not everything turned around the Earth.'],
        ['sun', 'He wrote that the Earth goes around the Sun.'],
        ['church', 'The Church made him take it back, and locked him in his house.'],
        ['hourglass-done', 'It said that it was sorry in 1992.'],
      ],
    },
    {
      title: 'A mirror of gold',
      about: [
        'james webb',
        'james webb telescope',
        'james webb space telescope',
        'hubble',
        'space telescope',
        'webb telescope',
        'hubble telescope',
      ],
      level: 'standard',
      lines: [
        [
          'mirror',
          'The largest telescope in space has a mirror of six and a half metres, in eighteen pieces, with a breath of gold.',
        ],
        ['package', 'As no rocket is so wide, it was folded up, and opened on the way.'],
        [
          'umbrella-on-ground',
          'A shade as large as a tennis court keeps it below minus two hundred degrees.',
        ],
        ['full-moon', 'It is four times as far away as the Moon.'],
        ['thermometer', 'James Webb sees heat, and looks through the dust in which stars are born.'],
        [
          'hourglass-done',
          'Light from far away is old, and it saw galaxies less than three hundred million years after the Big Bang.',
        ],
        ['telescope', 'Hubble, the older one, sees what our eyes would see.'],
      ],
    },
  ],
});
