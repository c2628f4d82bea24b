/** What happens to food. */
import { defineTopic } from '../../defineTopic';

export const digestion = defineTopic({
  name: 'digestion',
  about: ['digestion', 'digestive system', 'digest food'],
  scripts: [
    {
      title: 'The journey of a sandwich',
      about: ['stomach', 'food stomach', 'intestine', 'how digestion works'],
      level: 'easy',
      lines: [
        ['bread', 'Follow a bite of bread for a day.'],
        ['tooth', 'The teeth grind it, and spit begins to turn its starch into sugar.'],
        ['down-arrow', 'A wave of muscles pushes it down, and would do so even if you stood on your head.'],
        ['test-tube', 'In the stomach, it meets an acid that could eat away metal.'],
        ['shield', 'A layer of slime protects the wall.'],
        ['hourglass-not-done', 'After a few hours, it moves on into a tube that is several metres long.'],
        [
          'seedling',
          'There, millions of tiny fingers take up sugar, fat and protein, and hand them to the blood.',
        ],
        ['droplet', 'The last part takes the water back.'],
        ['recycling-symbol', 'A day or two later, all that was useful has become you.'],
      ],
    },
    {
      title: 'The garden in your gut',
      about: ['gut', 'gut bacteria', 'gut flora', 'microbiome'],
      level: 'easy',
      lines: [
        ['microbe', 'You are never alone at dinner.'],
        ['balance-scale', 'Your gut is home to about as many bacteria as you have cells of your own.'],
        ['sheaf-of-rice', 'They eat what you cannot digest, such as the fibres of grain, beans and fruit.'],
        ['pill', 'In return, they make vitamins, and keep worse guests from settling.'],
        ['baby', 'Most of them arrive at birth and in the first years.'],
        ['person-raising-hand', 'No two people have the same garden.'],
        ['brain', 'Nerves connect the gut with the brain, and news goes both ways.'],
        ['world-map', 'Scientists have only begun to draw the map.'],
        ['green-salad', 'What we know already is that variety on the plate means variety below.'],
      ],
    },
  ],
});
