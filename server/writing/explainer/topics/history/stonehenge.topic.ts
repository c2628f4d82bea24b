/** Stonehenge: how it was built, and what for. */
import { defineTopic } from '../../defineTopic';

export const stonehenge = defineTopic({
  name: 'Stonehenge',
  about: ['stonehenge'],
  near: ['easter island', 'megalith', 'druids'],
  scripts: [
    {
      title: 'Stones that travelled',
      about: [
        'who built stonehenge',
        'stonehenge built',
        'how was stonehenge built',
        'how old is stonehenge',
        'stonehenge stones',
        'built stonehenge',
        'move stonehenge',
        'stonehenge old',
      ],
      level: 'standard',
      lines: [
        ['rock', 'The large stones of Stonehenge weigh about twenty-five tonnes each.'],
        [
          'straight-ruler',
          'They come from twenty-five kilometres away, and the smaller ones from Wales, more than two hundred.',
        ],
        ['red-question-mark', 'One, it was found in 2024, comes from the north of Scotland.'],
        [
          'sled',
          'There was no wheel in the land, so they were probably dragged on sledges, by hundreds of people.',
        ],
        [
          'hammer',
          'They were shaped with balls of stone, and joined by pegs and holes, as a carpenter does.',
        ],
        [
          'hourglass-done',
          'That was about four thousand five hundred years ago, when the Great Pyramid was built.',
        ],
        ['farmer', 'It was the work of farmers, and not of druids, who came two thousand years later.'],
      ],
    },
    {
      title: 'A calendar of shadows',
      about: [
        'why was stonehenge built',
        'purpose of stonehenge',
        'stonehenge for',
        'stonehenge purpose',
        'solstice',
        'stonehenge mystery',
        'stonehenge used for',
        'what is stonehenge',
        'summer solstice',
      ],
      level: 'standard',
      lines: [
        [
          'sunrise-over-mountains',
          'On the longest day of the year, the Sun rises at Stonehenge just over the way that leads in.',
        ],
        ['sunset', 'On the shortest, it sets between the tallest stones.'],
        ['calendar', 'For farmers, that is the day on which the light turns.'],
        ['bone', 'But it was a graveyard, too, and the ashes of many people lie there.'],
        ['pig', 'In a village nearby were the bones of many pigs, eaten in midwinter, some from far away.'],
        ['busts-in-silhouette', 'So people came together there, to feast, and to remember the dead.'],
        ['handshake', 'Perhaps building was the purpose, as work makes a people of strangers.'],
        ['thinking-face', 'They could not write, so the stones keep the rest to themselves.'],
      ],
    },
  ],
});
