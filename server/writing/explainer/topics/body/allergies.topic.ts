/** Allergies: a false alarm, and what farms teach. */
import { defineTopic } from '../../defineTopic';

export const allergies = defineTopic({
  name: 'allergies',
  about: ['allergy', 'allergic'],
  near: ['hay fever', 'pollen', 'gluten'],
  scripts: [
    {
      title: 'A false alarm',
      about: [
        'what is an allergy',
        'allergies work',
        'allergic reaction',
        'get allergies',
        'allergies causes',
        'have allergies',
        'antihistamine',
      ],
      level: 'standard',
      lines: [
        ['hibiscus', 'Pollen does nothing to you, and neither does a peanut or a cat.'],
        ['shield', 'But in an allergy, the body takes it for an enemy.'],
        [
          'memo',
          'At the first meeting, it makes antibodies against it, and hangs them on cells in skin, nose and gut.',
        ],
        ['bomb', 'At the next meeting, these cells burst open and pour out histamine.'],
        ['sneezing-face', 'Now the nose runs, the eyes itch and the skin swells.'],
        ['pill', 'Antihistamine pills block the places where it acts.'],
        [
          'warning',
          'If breathing gets hard or somebody feels faint, it is an emergency, so use adrenaline and call for help.',
        ],
        ['syringe', 'With tiny doses over years, some bodies learn to keep calm.'],
      ],
    },
    {
      title: 'The farm and the peanut',
      about: [
        'peanut allergy',
        'why allergies rise',
        'allergies more common',
        'prevent allergies',
        'allergies increasing',
      ],
      level: 'standard',
      lines: [
        ['chart-increasing', 'Allergies have become far more common in the last sixty years.'],
        ['tractor', 'Oddly, children who grow up on farms with cows have fewer of them.'],
        ['microbe', 'Perhaps an immune system must meet harmless germs early, to learn what to leave alone.'],
        ['peanuts', 'With nuts, doctors were wrong for years, and told parents to keep them away.'],
        [
          'globe-with-meridians',
          'Then somebody noticed that children in Israel eat peanut snacks early, and rarely have the allergy.',
        ],
        ['baby', 'So hundreds of babies at risk were fed peanut, and others were not.'],
        ['chart-decreasing', 'At the age of five, those who ate it had about four fifths fewer allergies.'],
        ['stethoscope', 'If your baby has bad eczema, ask a doctor first.'],
      ],
    },
  ],
});
