/** The liver: what it does, and how it grows back. */
import { defineTopic } from '../../defineTopic';

export const liver = defineTopic({
  name: 'the liver',
  about: ['liver'],
  near: ['hepatitis'],
  scripts: [
    {
      title: 'A factory of one and a half kilos',
      about: ['liver do', 'liver work', 'function of the liver', 'alcohol liver'],
      level: 'easy',
      lines: [
        ['factory', 'The liver weighs one and a half kilos, and is the largest organ inside you.'],
        ['package', 'Nearly all that you digest comes here first.'],
        ['honey-pot', 'It stores sugar, and gives it back between meals and at night.'],
        ['droplet', 'It makes up to a litre of bile a day, which breaks fat into small drops.'],
        ['shield', 'It builds proteins that help blood to clot.'],
        [
          'wine-glass',
          'And it takes poisons apart, such as alcohol, of which it manages about one small glass an hour.',
        ],
        ['hot-beverage', 'Nothing hurries it, and neither do coffee or a cold shower.'],
        ['hundred-points', 'Doctors count some five hundred tasks.'],
        ['thinking-face', 'No machine can do them all.'],
      ],
    },
    {
      title: 'The organ that grows back',
      about: [
        'liver grow',
        'liver grow back',
        'liver regenerate',
        'liver transplant',
        'liver donor',
        'prometheus',
      ],
      level: 'easy',
      lines: [
        [
          'eagle',
          'In a Greek myth, an eagle eats from the liver of Prometheus, and each night it grows back.',
        ],
        ['sparkles', 'The myth is not so wrong.'],
        ['scissors', 'A surgeon may take away more than half of a healthy liver.'],
        ['seedling', 'The cells that are left divide, and within months it has nearly its old size.'],
        ['puzzle-piece', 'It looks different, but it does all of its work.'],
        ['wrapped-gift', 'So a living person can give a part to a sick child, and both parts grow.'],
        ['warning', 'But scars do not grow back.'],
        ['wine-glass', 'Years of too much alcohol or fat, or a virus, can leave so many that nothing helps.'],
        ['sleeping-face', 'It hardly hurts, and so it hardly warns.'],
      ],
    },
  ],
});
