import type { adFramesMessages } from '../../messages/wizards/adFrames';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof adFramesMessages> = {
  frames: {
    aida: {
      name: 'Attention, intérêt, désir, action',
      why: 'Arrête le défilement, puis mène pas à pas à votre lien.',
    },
    list: { name: 'Ce qu’il faut savoir', why: 'Une liste numérotée : facile à suivre, même sans le son.' },
    beforeYouBuy: {
      name: 'Avant d’acheter',
      why: 'S’ouvre sur des faits et des chiffres, pour ceux qui comparent.',
    },
    closeUp: { name: 'De plus près', why: 'Entre dans le détail, pour ceux qui connaissent l’essentiel.' },
    short: { name: 'La version courte', why: 'Des phrases courtes d’abord, pour ceux qui sont pressés.' },
    offer: { name: 'L’offre', why: 'Se termine par le prix de votre produit.' },
  },
  told: (name, why) => `${name}. ${why}`,
};
