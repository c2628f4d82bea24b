/** Paper and how it is made. */
import { defineTopic } from '../../defineTopic';

export const paper = defineTopic({
  name: 'paper',
  about: ['paper'],
  near: ['cardboard'],
  scripts: [
    {
      title: 'A felt of tiny hairs',
      about: ['how paper is made', 'paper made', 'papermaking', 'make paper'],
      level: 'easy',
      lines: [
        ['scroll', 'Tear a sheet of paper and look at the edge.'],
        ['thread', 'It is made of hairs, thinner than your own, and tangled like felt.'],
        ['evergreen-tree', 'They come from wood, which is fibres and a glue that holds them together.'],
        ['pot-of-food', 'Cook out the glue, and you have a grey porridge.'],
        ['droplet', 'It is poured on a fast sieve, with a hundred parts of water to one of fibre.'],
        [
          'dashing-away',
          'A machine as long as a street presses and dries it, and rolls up more than a kilometre a minute.',
        ],
        ['handshake', 'No paste is needed, for drying fibres hold on to one another.'],
        ['recycling-symbol', 'Used paper can take the same road five times or more.'],
      ],
    },
    {
      title: 'The wasp and the eunuch',
      about: ['history of paper', 'cai lun', 'first paper'],
      level: 'standard',
      lines: [
        ['bug', 'Wasps were the first to make paper.'],
        ['house', 'They chew wood, mix it with spit, and build their nests of it.'],
        [
          'scroll',
          'In China, in the year 105, Cai Lun presented his emperor with a sheet made of bark, hemp, rags and old fishing nets.',
        ],
        ['locked', 'For centuries, the art remained in the east.'],
        ['world-map', 'It reached Samarkand, then Baghdad, then Spain, and arrived in Germany in 1390.'],
        ['ewe', 'Until then, a large Bible had needed the skins of some two hundred animals.'],
        ['t-shirt', 'For a long time, paper was made from rags, and these became scarce.'],
        ['bug', "Then a naturalist in France looked at a wasps' nest, and thought of wood."],
      ],
    },
  ],
});
