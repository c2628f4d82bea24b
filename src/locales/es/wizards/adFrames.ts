import type { adFramesMessages } from '../../messages/wizards/adFrames';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof adFramesMessages> = {
  frames: {
    aida: {
      name: 'Atención, interés, deseo, acción',
      why: 'Detiene el scroll y lleva paso a paso a tu enlace.',
    },
    list: { name: 'Lo que hay que saber', why: 'Una lista numerada: fácil de seguir, incluso sin sonido.' },
    beforeYouBuy: { name: 'Antes de comprar', why: 'Empieza con datos y cifras, para quien compara.' },
    closeUp: { name: 'Más de cerca', why: 'Entra en detalle, para quien ya conoce lo básico.' },
    short: { name: 'La versión corta', why: 'Primero frases cortas, para quien tiene prisa.' },
    offer: { name: 'La oferta', why: 'Termina con el precio de tu producto.' },
  },
  told: (name, why) => `${name}. ${why}`,
};
