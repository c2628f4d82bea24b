/** Brands: a promise with a name, and a taste that is read. */
import { defineTopic } from '../../defineTopic';

export const brands = defineTopic({
  name: 'brands',
  about: ['brand', 'branding'],
  near: ['advertising', 'marketing', 'logo', 'social media marketing'],
  scripts: [
    {
      title: 'A promise with a name',
      about: [
        'what is a brand',
        'what is branding',
        'build a brand',
        'brand important',
        'create a brand',
        'history of brands',
        'branding important',
        'branding mean',
      ],
      level: 'easy',
      lines: [
        ['fire', 'Brand once meant fire, and then the mark that was burned into cattle.'],
        ['soap', 'When goods came in packages from far away, nobody could ask who had made them.'],
        ['label', 'So makers put a name on it, and the name was a promise.'],
        ['thought-balloon', 'A brand is not the logo, but what people think when they see it.'],
        ['counterclockwise-arrows-button', 'It is built by doing the same thing well, again and again.'],
        ['bullseye', 'Choose one thing that you want to be known for.'],
        ['straight-ruler', 'Use the same colours and the same tone everywhere.'],
        ['no-entry', 'And say no to what does not fit, even if it pays.'],
        ['door', 'A brand takes years to build, and one lie to lose.'],
      ],
    },
    {
      title: 'The taste that you can read',
      about: [
        'pepsi challenge',
        'coke or pepsi',
        'coca cola',
        'why brands work',
        'brands influence',
        'pepsi',
        'why people buy brands',
      ],
      level: 'easy',
      lines: [
        ['cup-with-straw', 'In the seventies, people tried two colas from cups without a name.'],
        ['thumbs-up', 'More than half liked Pepsi better, and yet more bought Coke.'],
        ['brain', 'In 2004, scientists gave both to people in a brain scanner.'],
        ['relieved-face', 'Without a name, it was the centre for reward that lit up, by taste.'],
        ['label', 'When they saw the red brand, parts for memory joined in, and now most liked Coke.'],
        ['thinking-face', 'So we taste with the label, too.'],
        ['wine-glass', 'With wine, a higher price does much the same.'],
        ['balance-scale', 'A brand saves you from having to compare.'],
        ['eyes', 'If you want to know what you really like, cover the name.'],
      ],
    },
  ],
});
