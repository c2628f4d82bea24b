/** Where chocolate comes from. */
import { defineTopic } from '../../defineTopic';

export const chocolate = defineTopic({
  name: 'chocolate',
  about: ['chocolate'],
  scripts: [
    {
      title: 'From a bitter bean',
      about: [
        'cocoa',
        'cacao',
        'how chocolate is made',
        'chocolate made',
        'make chocolate',
        'where chocolate come',
      ],
      level: 'easy',
      lines: [
        ['chocolate-bar', 'Fresh from the tree, nothing about chocolate tastes of chocolate.'],
        ['tangerine', 'Cocoa grows in pods, as large as a melon, straight on the trunk.'],
        ['cherries', 'Around each bean is a sweet white pulp.'],
        ['microbe', 'Heap them up under banana leaves, and yeasts and bacteria go to work.'],
        ['thermometer', 'It gets nearly fifty degrees warm, and the bitter taste begins to change.'],
        ['sun', 'Then they are dried, roasted and ground, until they flow.'],
        ['stopwatch', 'Hours of stirring make it smooth.'],
        [
          'sparkles',
          'Last it is cooled and warmed with care, as only one of six crystals of its fat snaps and shines.',
        ],
      ],
    },
    {
      title: 'A drink for warriors',
      about: ['history of chocolate', 'aztec chocolate', 'first chocolate'],
      level: 'standard',
      lines: [
        ['crown', 'The king of the Aztecs drank it from gold, cold, bitter and with chili.'],
        ['coin', 'Beans were money, and for about a hundred of them one could buy a turkey.'],
        [
          'ship',
          'Spaniards took them home and added sugar, and for a long time, they kept the pleasure to themselves.',
        ],
        ['hot-beverage', 'In London, rich people met in chocolate houses.'],
        ['factory', 'In 1828, a Dutchman learned to press the fat out of the beans.'],
        ['chocolate-bar', 'In 1847, a firm in Bristol mixed some of it back in, and sold the first bars.'],
        ['glass-of-milk', 'The Swiss added milk, in 1875.'],
        ['farmer', 'Most cocoa now comes from West Africa, often from farmers who have never tasted a bar.'],
      ],
    },
    {
      title: 'Why dogs must not have any',
      about: [
        'chocolate dogs',
        'dogs eat chocolate',
        'chocolate poisonous',
        'chocolate toxic',
        'chocolate cats',
      ],
      level: 'easy',
      lines: [
        ['chocolate-bar', 'What is a treat to you can kill a dog.'],
        ['seedling', 'In cocoa there is theobromine, a cousin of caffeine.'],
        ['hourglass-not-done', 'A dog needs much longer than we do to break it down, so it builds up.'],
        ['anatomical-heart', 'First the dog is restless and sick, then its heart races.'],
        ['balance-scale', 'It depends on its weight, and on the kind.'],
        ['glass-of-milk', 'White chocolate has hardly any, milk chocolate some, and dark chocolate a lot.'],
        ['dog', 'For a small dog, half a bar can be too much.'],
        ['telephone-receiver', 'Do not wait, but call a vet, and say how much it was.'],
        ['cat', 'It is bad for cats, too, but they cannot taste what is sweet, and seldom care.'],
      ],
    },
  ],
});
