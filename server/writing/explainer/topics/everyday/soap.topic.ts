/** How soap cleans. */
import { defineTopic } from '../../defineTopic';

export const soap = defineTopic({
  name: 'soap',
  about: ['soap', 'wash hands', 'washing hands'],
  near: ['shampoo'],
  scripts: [
    {
      title: 'A molecule with two faces',
      about: ['how soap works', 'detergent', 'soap germ', 'kill germ', 'soap virus', 'soap clean'],
      level: 'easy',
      lines: [
        ['soap', 'Water and fat do not like each other, and soap is friends with both.'],
        ['link', 'Its molecules have a long tail that loves fat, and a head that loves water.'],
        ['droplet', 'On a greasy plate, the tails dive into the fat, and the heads look out.'],
        ['balloon', 'Soon each drop of grease wears a coat that water likes, and is carried away.'],
        ['microbe', 'Many viruses, too, are wrapped in a thin skin of fat.'],
        ['collision', 'Soap tears it apart, and the virus falls to pieces.'],
        ['stopwatch', 'That takes about twenty seconds, which is as long as two birthday songs.'],
        ['sparkles', 'No wonder that it has been made for more than four thousand years.'],
      ],
    },
    {
      title: 'The doctor nobody believed',
      about: ['semmelweis', 'doctors wash hands', 'history of washing hands'],
      level: 'standard',
      lines: [
        ['hospital', 'In Vienna in 1847, many young mothers were dying of a fever.'],
        [
          'magnifying-glass-tilted-left',
          'Ignaz Semmelweis saw that it happened far more often where doctors worked than where midwives did.',
        ],
        ['hand-with-fingers-splayed', 'The doctors came straight from cutting up the dead.'],
        ['soap', 'He made them wash their hands in a solution of chlorine.'],
        ['chart-decreasing', 'Within months, deaths fell to a small part of what they had been.'],
        ['angry-face', "Many colleagues felt insulted, for a gentleman's hands are clean."],
        ['crying-face', 'He lost his post, and died before he was understood.'],
        ['raising-hands', 'Today, washing hands is the first thing that every nurse learns.'],
      ],
    },
  ],
});
