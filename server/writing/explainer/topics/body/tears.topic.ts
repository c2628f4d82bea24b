/** Tears: of onions, and of sorrow. */
import { defineTopic } from '../../defineTopic';

export const tears = defineTopic({
  name: 'tears and crying',
  about: ['tears'],
  scripts: [
    {
      title: 'Why onions make you cry',
      about: [
        'onion',
        'onions',
        'onion cry',
        'onions cry',
        'onions eyes',
        'chopping onions',
        'cutting onions',
      ],
      level: 'easy',
      lines: [
        ['onion', 'An onion is armed, and only fires when it is hurt.'],
        ['kitchen-knife', 'Its cells keep two substances apart, and your knife brings them together.'],
        ['alembic', 'Within seconds, they make a gas that contains sulphur.'],
        ['eye', 'It rises to the wet surface of your eye, and stings.'],
        ['sweat-droplets', 'Nerves report it, and the glands above your eyes send tears, to wash it away.'],
        ['worm', 'In the field, this keeps animals off.'],
        ['snowflake', 'A sharp knife crushes fewer cells, and a cold onion makes less gas.'],
        ['wind-face', 'A fan helps, and so do swimming goggles.'],
        ['fire', 'In the pan, the heat destroys it, and what remains is sweet.'],
        ['scientist', 'In Japan, onions were bred without the tears.'],
      ],
    },
    {
      title: 'Why we cry',
      about: ['cry', 'crying', 'why people cry', 'why tears', 'emotional tears', 'cry when sad', 'cry happy'],
      level: 'easy',
      lines: [
        ['eye', 'You have three kinds of tears.'],
        ['droplet', 'The first is always there, a thin film that keeps the eye wet and clear.'],
        ['wind-face', 'The second washes out smoke, dust and onions.'],
        ['crying-face', 'The third is ours alone, for no other animal is known to weep with sorrow.'],
        ['baby', 'A newborn cries without tears, which come after some weeks.'],
        ['people-hugging', 'Unlike a scream, they reach only those who are near, and say that we need them.'],
        ['scientist', 'In experiments, people would sooner help a face with tears on it.'],
        ['relieved-face', 'Many feel better afterwards, above all if somebody was kind.'],
        ['balance-scale', 'And we weep with joy when a feeling is too large for us.'],
      ],
    },
  ],
});
