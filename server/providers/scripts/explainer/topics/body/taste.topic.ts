/** How we taste and smell. */
import { defineTopic } from '../../defineTopic';

export const taste = defineTopic({
  name: 'taste and smell',
  about: ['taste', 'smell', 'flavour', 'flavor', 'tongue', 'sense of smell', 'umami', 'taste bud'],
  scripts: [
    {
      title: 'Most of taste is smell',
      level: 'easy',
      lines: [
        ['nose', 'Hold your nose and put a jelly bean on your tongue.'],
        ['candy', 'It is sweet, and nothing more.'],
        ['strawberry', 'Now let go, and suddenly there is strawberry.'],
        ['tongue', 'The tongue knows only a few things, sweet, sour, salty, bitter and savoury.'],
        ['mouth', 'Everything else rises from the mouth to the nose, through the back door.'],
        ['hundred-points', 'There, some four hundred kinds of sensors are waiting.'],
        ['musical-notes', 'A smell is a chord that is played on them.'],
        ['sneezing-face', 'With a cold, that door is shut, and soup tastes of warm salt.'],
        ['teacher', 'And the old map of the tongue, with sweet at the tip, is wrong.'],
      ],
    },
    {
      title: 'Why smells bring back the past',
      level: 'easy',
      lines: [
        ['birthday-cake', 'One breath of warm cake, and you are six years old again.'],
        ['brain', 'All other senses report first to a switchboard in the brain.'],
        ['nose', 'Smell has a short cut to the places of feeling and remembering.'],
        [
          'cookie',
          'Marcel Proust made it famous, when he dipped a small cake into his tea, and found a whole village in it.',
        ],
        ['baby', 'Babies know their mother by her smell within days.'],
        ['warning', 'Smoke and spoiled food are noticed before we think.'],
        ['stopwatch', 'Yet we soon stop smelling what is always there, even our own house.'],
        ['house', 'Visit a friend, and you know at once that each home has its own air.'],
      ],
    },
  ],
});
