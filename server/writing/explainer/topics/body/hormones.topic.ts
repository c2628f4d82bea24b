/** Hormones: letters in the blood, and hunger. */
import { defineTopic } from '../../defineTopic';

export const hormones = defineTopic({
  name: 'hormones',
  about: ['hormone'],
  near: ['testosterone', 'estrogen', 'thyroid', 'menopause', 'puberty'],
  scripts: [
    {
      title: 'Letters in the blood',
      about: [
        'what are hormones',
        'hormones work',
        'hormones do',
        'what is a hormone',
        'endocrine system',
        'hormones important',
        'adrenaline',
        'adrenal glands',
      ],
      level: 'easy',
      lines: [
        ['envelope', 'Nerves are telephone lines, and hormones are letters.'],
        ['drop-of-blood', 'A gland drops them into the blood, and they go everywhere.'],
        ['key', 'But only cells that have the lock for one can read it.'],
        ['high-voltage', 'Adrenaline arrives within seconds, and makes you ready to run.'],
        ['seedling', 'The growth hormone works for years, mostly while you sleep.'],
        ['thermometer', 'The thyroid decides how fast you burn.'],
        ['baby', 'Others turn a child into a woman or a man.'],
        ['level-slider', 'The brain reads the answers, and turns the taps up and down, as in a heating.'],
        ['droplet', 'It takes hardly any, and for some of them a pinch in a swimming pool would do.'],
      ],
    },
    {
      title: 'Why you get hungry',
      about: [
        'hungry',
        'get hungry',
        'why do we get hungry',
        'hunger',
        'ghrelin',
        'leptin',
        'hunger hormone',
        'always hungry',
        'feel full',
        'why am i always hungry',
      ],
      level: 'easy',
      lines: [
        [
          'fork-and-knife',
          'An empty stomach makes a hormone called ghrelin, and it tells the brain to look for food.',
        ],
        ['mantelpiece-clock', 'It comes at your usual times, even if you have just had a snack.'],
        [
          'hourglass-not-done',
          'When you eat, the gut sends others that say enough, but they need about twenty minutes.',
        ],
        ['snail', 'So eat slowly.'],
        ['butter', 'Fat cells send leptin, and report how full the stores are.'],
        ['chart-decreasing', 'If you lose weight, there is less of it, and the brain thinks of famine.'],
        ['bed', 'After a short night, hunger hormones rise, and you want sweet things.'],
        ['beans', 'Protein and fibre keep you full for longer.'],
        ['doughnut', 'And the smell of a bakery works without any hunger at all.'],
      ],
    },
  ],
});
