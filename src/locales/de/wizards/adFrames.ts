import type { adFramesMessages } from '../../messages/wizards/adFrames';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof adFramesMessages> = {
  frames: {
    aida: {
      name: 'Aufmerksamkeit, Interesse, Wunsch, Handlung',
      why: 'Stoppt das Scrollen und führt Schritt für Schritt zu deinem Link.',
    },
    list: {
      name: 'Gut zu wissen',
      why: 'Eine nummerierte Liste: leicht zu verfolgen, auch ohne Ton.',
    },
    beforeYouBuy: {
      name: 'Vor dem Kauf',
      why: 'Beginnt mit Fakten und Zahlen, für alle, die vergleichen.',
    },
    closeUp: {
      name: 'Genauer hingesehen',
      why: 'Geht ins Detail, für alle, die das Wichtigste schon kennen.',
    },
    short: {
      name: 'Die Kurzfassung',
      why: 'Kurze Sätze zuerst, für alle, die es eilig haben.',
    },
    offer: {
      name: 'Das Angebot',
      why: 'Endet mit dem Preis deines Produkts.',
    },
  },
  told: (name, why) => `${name}. ${why}`,
};
