/** Skin: goosebumps, and the map on a finger. */
import { defineTopic } from '../../defineTopic';

export const skin = defineTopic({
  name: 'skin',
  about: ['skin'],
  near: ['acne', 'pimples', 'sunburn', 'tan', 'wrinkles'],
  scripts: [
    {
      title: 'The fur that is not there',
      about: ['goosebumps', 'goose bumps', 'what is skin', 'skin do', 'skin work', 'largest organ'],
      level: 'easy',
      lines: [
        ['t-shirt', 'Skin is your largest organ, and would cover almost two square metres.'],
        ['calendar', 'The top layer wears off, and is new after a month or so.'],
        ['thermometer', 'Under it sit sensors for touch, heat and pain, and glands for sweat.'],
        ['hair-pick', 'At each little hair hangs a tiny muscle.'],
        ['snowflake', 'When you are cold, it pulls the hair up, and on the skin you see goosebumps.'],
        ['cat', 'In an animal with fur, that keeps warm air in, and makes it look large when it is afraid.'],
        ['bear', 'We lost the fur, and kept the muscles.'],
        [
          'musical-notes',
          'Why music can set them off is less clear, but it seems to please the brain much as food does.',
        ],
      ],
    },
    {
      title: 'The map on your fingertips',
      about: ['fingerprint', 'fingerprints', 'why fingerprints', 'identical twins fingerprints'],
      level: 'standard',
      lines: [
        [
          'hand-with-fingers-splayed',
          'Months before you were born, ridges grew in the skin of your fingers.',
        ],
        ['game-die', 'Their pattern depends on genes, but also on small pushes and chances in the womb.'],
        ['busts-in-silhouette', 'So even identical twins have fingerprints of their own.'],
        ['magnifying-glass-tilted-left', 'As far as anyone knows, no two people share one.'],
        ['detective', 'In 1892, in Argentina, a print in blood led to a murderer for the first time.'],
        ['bicycle', 'It was long believed that ridges help us to grip.'],
        [
          'droplet',
          'It seems that they drain water, and make touch much finer, since they tremble when they stroke something rough.',
        ],
        ['koala', 'The koala has prints, too, so much like ours that even experts must look twice.'],
      ],
    },
    {
      title: 'Why we sweat',
      about: [
        'sweat',
        'why do we sweat',
        'sweating',
        'sweat smell',
        'body odor',
        'feet smell',
        'sweat work',
        'why does sweat smell',
        'sweaty',
      ],
      level: 'easy',
      lines: [
        ['sweat-droplets', 'Your skin has two to four million sweat glands.'],
        ['thermometer', 'When it gets too hot inside, they pour out salty water.'],
        ['wind-face', 'It dries, and to do that, it takes heat from the skin.'],
        [
          'person-running',
          'Hardly any animal sweats as well as we do, so people can run for longer in the heat than a horse.',
        ],
        ['dog', 'Dogs must pant.'],
        ['fearful-face', 'The palms sweat when we are afraid, perhaps since damp hands grip better.'],
        ['nose', 'Fresh sweat hardly smells.'],
        [
          'microbe',
          'Bacteria under the arms and between the toes eat what is in it, and what they leave is the smell.',
        ],
        ['potable-water', 'In great heat, you can lose more than a litre an hour, so drink.'],
      ],
    },
  ],
});
