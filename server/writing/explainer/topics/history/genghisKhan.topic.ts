/** Genghis Khan: how he won, and his post. */
import { defineTopic } from '../../defineTopic';

export const genghisKhan = defineTopic({
  name: 'Genghis Khan',
  about: ['genghis khan', 'genghis', 'mongol empire', 'mongols'],
  near: ['marco polo', 'kublai khan', 'attila'],
  scripts: [
    {
      title: 'The boy who was left behind',
      about: [
        'who was genghis khan',
        'history of genghis khan',
        'genghis khan conquer',
        'mongols conquer',
        'mongol army',
        'why were the mongols so successful',
        'how did genghis khan',
      ],
      level: 'standard',
      lines: [
        ['boy', 'His father was poisoned, and the clan left the boy on the cold steppe.'],
        ['chains', 'Once, enemies put him into a wooden collar, and he fled.'],
        ['handshake', 'As a man, he chose his leaders by what they could do, and not by their family.'],
        ['crown', 'In 1206, all tribes named him Genghis Khan.'],
        ['horse', 'Each of his riders had several horses, and could shoot from the saddle in any direction.'],
        ['dashing-away', 'They pretended to flee, and turned around when the enemy came apart.'],
        ['fearful-face', 'A town that opened its gates was spared, and one that did not was destroyed.'],
        ['headstone', 'Millions died.'],
        ['world-map', 'His grandsons ruled the largest empire on land that there has ever been.'],
      ],
    },
    {
      title: 'The fastest post in the world',
      about: [
        'mongol empire life',
        'genghis khan good',
        'pax mongolica',
        'mongol postal',
        'mongol empire end',
        'what did genghis khan do',
        'genghis khan law',
        'descendants of genghis khan',
        'genghis khan die',
      ],
      level: 'standard',
      lines: [
        [
          'horse',
          'In the empire of Genghis Khan, a letter could travel two or three hundred kilometres a day.',
        ],
        ['house', 'Every forty kilometres or so stood a house with fresh horses.'],
        ['bell', 'The rider wore bells, so that the next one was ready.'],
        ['scroll', 'He had writing brought to his people, and allowed each faith.'],
        [
          'ship',
          'His sons made the Silk Road so safe that merchants, ideas and later the plague went from China to Europe.',
        ],
        ['headstone', 'He died in 1227, and his grave was never found.'],
        ['dna', 'A study in 2003 found that about one man in two hundred today may descend from his line.'],
        ['broken-chain', 'After a hundred and fifty years, the empire had come apart.'],
      ],
    },
  ],
});
