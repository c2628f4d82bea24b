/** Why chilies burn. */
import { defineTopic } from '../../defineTopic';

export const chili = defineTopic({
  name: 'hot peppers',
  about: ['chili', 'chilli', 'hot pepper', 'spicy', 'spicy food'],
  scripts: [
    {
      title: 'A fire that does not burn',
      about: ['capsaicin', 'pepper hot', 'chili hot', 'chilli hot', 'why spicy food burns', 'milk spicy'],
      level: 'standard',
      lines: [
        ['hot-pepper', 'A chili is not hot, your nerves are mistaken.'],
        [
          'tongue',
          'On the tongue, there are sensors that report when something is hotter than about forty-three degrees.',
        ],
        ['key', 'Capsaicin, from the pepper, fits into them like a key.'],
        ['fire', 'The brain hears of a fire, and sends sweat, tears and a red face.'],
        ['droplet', 'Water is no help, because capsaicin does not dissolve in it.'],
        ['glass-of-milk', 'Milk does, for its protein carries the stuff away.'],
        [
          'grinning-face-with-smiling-eyes',
          'Against the pain, the body makes its own painkillers, and so it can feel good in the end.',
        ],
        ['roller-coaster', 'It is like a roller coaster, with fear and no danger.'],
      ],
    },
    {
      title: 'Made for birds',
      about: ['chili birds', 'birds spicy', 'history of chili'],
      level: 'standard',
      lines: [
        ['hot-pepper', 'Why would a fruit hurt the one who eats it?'],
        ['mouse', 'Mice and other mammals chew, and break the seeds.'],
        ['bird', 'Birds swallow them whole, fly away, and drop them elsewhere, with a bit of dung.'],
        ['key', 'The sensor of birds is built a little differently, so they feel no pain at all.'],
        ['seedling', 'The plant chooses its guests.'],
        ['person-raising-hand', 'Only one mammal went and liked it.'],
        ['bowl-with-spoon', 'People in Mexico spiced their food with it more than six thousand years ago.'],
        ['ship', 'Columbus, who was looking for pepper, called it by the wrong name.'],
        ['world-map', 'Within a century or so, it was at home in India, China and Hungary.'],
      ],
    },
  ],
});
