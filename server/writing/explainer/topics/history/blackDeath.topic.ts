/** The Black Death: how it came, and what was learned. */
import { defineTopic } from '../../defineTopic';

export const blackDeath = defineTopic({
  name: 'the Black Death',
  about: ['black death', 'black plague', 'bubonic plague', 'plague'],
  scripts: [
    {
      title: 'Twelve ships in the harbour',
      about: [
        'what was the black death',
        'history of the black death',
        'history of the plague',
        'black death causes',
        'plague causes',
        'black death spread',
        'plague spread',
        'black death kill',
        'plague kill',
        'black death start',
      ],
      level: 'easy',
      lines: [
        [
          'ship',
          'In October 1347, twelve ships came to Messina in Sicily, and most of the sailors on board were dead or dying.',
        ],
        ['rat', 'With them came rats, and in the rats lived fleas.'],
        ['microbe', 'The fleas carried a bacterium that made black swellings, and killed within days.'],
        ['world-map', 'In four years, the plague spread over almost all of Europe.'],
        ['headstone', 'It killed at least one person in three.'],
        ['wind-face', 'Doctors blamed bad air and the stars.'],
        ['fearful-face', 'Others blamed the Jews, and murdered them in many towns.'],
        ['farmer', 'Afterwards, hands were so rare that those who lived could ask for better pay.'],
      ],
    },
    {
      title: 'Forty days on an island',
      about: [
        'quarantine',
        'black death end',
        'plague doctor',
        'plague cure',
        'plague today',
        'black death stop',
      ],
      level: 'standard',
      lines: [
        ['anchor', 'Thirty years after the Black Death, the harbour of Ragusa had an idea.'],
        [
          'hourglass-not-done',
          'Whoever came from a place with the plague had to wait on an island for thirty days.',
        ],
        ['calendar', 'Venice made it forty, and forty in Italian is quaranta.'],
        ['locked', 'So we still say quarantine.'],
        [
          'bird',
          'The doctors with masks like beaks came three centuries later, and the herbs in them did not help.',
        ],
        [
          'microscope',
          'In 1894, Alexandre Yersin found the bacterium in Hong Kong, and in the end, the fleas were found out, too.',
        ],
        [
          'pill',
          'The plague still exists in a few places, but today antibiotics can cure it, if they are given early.',
        ],
      ],
    },
  ],
});
