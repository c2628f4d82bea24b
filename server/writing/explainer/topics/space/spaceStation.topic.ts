/** Life aboard the space station. */
import { defineTopic } from '../../defineTopic';

export const spaceStation = defineTopic({
  name: 'life in space',
  about: ['space station', 'iss', 'astronaut'],
  scripts: [
    {
      title: 'Falling around the world',
      about: ['weightless', 'weightlessness', 'zero gravity', 'astronauts float'],
      level: 'standard',
      lines: [
        ['astronaut', 'Astronauts float, but gravity has not left them.'],
        ['up-arrow', 'Four hundred kilometres up, it is still almost as strong as on the ground.'],
        [
          'down-arrow',
          'They float because they are falling all the time, and their station falls with them.',
        ],
        ['rocket', 'It also flies sideways at nearly eight kilometres a second.'],
        ['globe-showing-asia-australia', 'While it falls, the round Earth curves away beneath it.'],
        [
          'counterclockwise-arrows-button',
          'So it never lands, and goes around the world in about ninety minutes.',
        ],
        ['elevator', 'You feel the same for a moment when a roller coaster drops.'],
        ['sunrise-over-mountains', 'The crew sees some sixteen sunrises a day.'],
      ],
    },
    {
      title: 'A day without up and down',
      about: ['live in space', 'life in space', 'astronauts live', 'astronauts sleep'],
      level: 'standard',
      lines: [
        ['zzz', 'At bedtime, you zip yourself to the wall.'],
        [
          'person-in-bed',
          'In space there is no need for a mattress, only for something that keeps you from drifting away.',
        ],
        ['soap', 'Water does not flow there, so nobody takes a shower.'],
        ['droplet', 'It clings to the skin in wobbling blobs.'],
        ['bread', 'Bread stays on the ground, because its crumbs would float into machines and eyes.'],
        [
          'person-lifting-weights',
          'About two hours of sport a day are part of the job, for bones and muscles that carry nothing become weak.',
        ],
        ['recycling-symbol', 'Even sweat is cleaned and turned into drinking water.'],
        ['window', 'In the free hour most people go to the window and look at home.'],
      ],
    },
    {
      title: 'A house that goes around the world',
      about: [
        'international space station',
        'what is the iss',
        'how big space station',
        'space station built',
        'what is the international space station',
        'size of the iss',
        'iss big',
      ],
      level: 'standard',
      lines: [
        [
          'house',
          'The International Space Station is a house for seven, four hundred kilometres above your head.',
        ],
        ['american-football', 'With its solar panels, it is as large as a football field.'],
        ['package', 'It was built from 1998 on, in pieces, by more than forty flights.'],
        ['handshake', 'America, Russia, Europe, Japan and Canada did it together.'],
        ['calendar', 'Since November 2000, there have always been people on board.'],
        ['microscope', 'They study how fire, plants and bones behave without weight.'],
        ['person-running', 'They train two hours a day, or else they would grow weak.'],
        ['eyes', 'Just after sunset you can see it, as a bright point that glides over the sky.'],
        ['money-bag', 'It may be the most expensive thing that was ever built.'],
      ],
    },
  ],
});
