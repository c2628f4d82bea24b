/** Why a bicycle does not fall over. */
import { defineTopic } from '../../defineTopic';

export const bicycles = defineTopic({
  name: 'bicycles',
  about: ['bicycle', 'bike'],
  near: ['cycling', 'ride a bike'],
  scripts: [
    {
      title: 'Why it stays up',
      about: ['how bikes stay up', 'bike balance', 'bike upright', 'bicycle upright', 'how bicycles work'],
      level: 'easy',
      lines: [
        ['bicycle', 'Push a bicycle without a rider, let go, and it will steer itself.'],
        ['thinking-face', 'Ask experts why, and they will still argue.'],
        [
          'counterclockwise-arrows-button',
          'When it leans to the left, its front wheel turns to the left, and so the wheels come back under it.',
        ],
        ['wheel', 'The spin of the wheels helps a little, and so does the way that the fork leans.'],
        ['scientist', 'In 2011, engineers built one with neither of the two, and it still kept upright.'],
        ['person-biking', 'You do the same without a thought.'],
        ['red-question-mark', 'To turn right, you first steer left, for a moment.'],
        ['brain', 'Nobody told you, and your body knows it.'],
      ],
    },
    {
      title: 'The summer without horses',
      about: ['history of bicycles', 'history of the bike', 'first bicycle'],
      level: 'standard',
      lines: [
        ['volcano', 'In 1815, a volcano in Indonesia exploded, and its ash dimmed the Sun.'],
        ['snowflake', 'The next year had no summer in Europe, and the oats failed.'],
        ['horse', 'Horses starved, or were eaten.'],
        [
          'thinking-face',
          'It may have been this that made a forester in Germany think about travel without them.',
        ],
        [
          'person-running',
          'In 1817, Karl Drais rode out on two wheels in a row, and pushed himself along with his feet.',
        ],
        ['cross-mark', 'People laughed at him.'],
        ['gear', 'Pedals came decades later, and then chains and tyres filled with air.'],
        [
          'person-biking',
          'There are now about a billion bicycles, and no vehicle takes you farther on a slice of bread.',
        ],
      ],
    },
  ],
});
