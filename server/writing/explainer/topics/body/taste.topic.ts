/** How we taste and smell. */
import { defineTopic } from '../../defineTopic';

export const taste = defineTopic({
  name: 'taste and smell',
  about: ['smell', 'sense of smell'],
  scripts: [
    {
      title: 'Most of taste is smell',
      about: ['taste', 'flavour', 'flavor', 'tongue', 'taste bud', 'sense of taste', 'cold taste'],
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
      about: ['smell memory', 'smell memories', 'smells remind'],
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
    {
      title: 'The fifth taste',
      about: ['umami', 'msg', 'glutamate', 'monosodium glutamate', 'savoury', 'savory'],
      level: 'standard',
      lines: [
        ['bowl-with-spoon', 'One evening in 1908, a chemist in Tokyo wondered about his soup.'],
        ['tongue', 'It was not sweet, sour, salty or bitter, and yet it had a taste of its own.'],
        ['leafy-green', 'The broth was made of seaweed.'],
        ['alembic', 'Kikunae Ikeda cooked down kilos of it, and found crystals of glutamate.'],
        ['name-badge', 'He called the taste umami, which means something like delicious.'],
        ['tomato', 'It is in ripe tomatoes, in old cheese, in mushrooms, meat and soy sauce.'],
        ['baby-bottle', "Mother's milk is full of it as well."],
        ['flexed-biceps', 'It tells us that there is protein.'],
        [
          'scientist',
          'Many scholars did not believe it, until around the year 2000 its sensor was found on the tongue.',
        ],
      ],
    },
  ],
});
