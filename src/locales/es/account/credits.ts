import type { creditsMessages } from '../../messages/account/credits';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof creditsMessages> = {
  title: 'Créditos',
  hint: (price) =>
    `Un vídeo consume ${price} créditos al empezar. Si falla, los recuperas. Renderizar no cuesta nada.`,
  loading: 'Cargando tus créditos',
  unavailable: 'No se han podido cargar tus créditos.',
  retry: 'Reintentar',
  balance: 'Saldo',
  held: 'Reservados para vídeos que se están creando',
  none: 'Todavía no hay movimientos. Los créditos los da quien administra este servidor.',
  list: 'Movimientos',
  what: 'Concepto',
  amount: 'Créditos',
  after: 'Saldo',
  ad: (title) => (title ? `Anuncio: ${title}` : 'Anuncio'),
  explainer: (title) => (title ? `Vídeo explicativo: ${title}` : 'Vídeo explicativo'),
  givenBack: (video) => `Devueltos porque falló. ${video}`,
  isHeld: 'Reservados mientras se crea',
  grant: 'Para empezar',
  carriedOver: 'Saldo anterior',
  given: (reason) => `De quien administra este servidor: ${reason}`,
  taken: (reason) => `Retirados por quien administra este servidor: ${reason}`,
  older: 'Mostrar anteriores',
  fetchingOlder: 'Cargando',
  olderUnavailable: 'No se han podido cargar los movimientos anteriores.',
};
