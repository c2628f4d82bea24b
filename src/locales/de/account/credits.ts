import type { creditsMessages } from '../../messages/account/credits';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof creditsMessages> = {
  title: 'Credits',
  hint: (price) =>
    `Ein Video nimmt beim Start ${price} Credits. Misslingt es, bekommst du sie zurück. Rendern kostet nichts.`,
  loading: 'Deine Credits werden geladen',
  unavailable: 'Deine Credits konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  balance: 'Guthaben',
  held: 'Reserviert für Videos, die entstehen',
  none: 'Noch keine Buchungen. Credits vergibt, wer diesen Server betreibt.',
  list: 'Buchungen',
  what: 'Wofür',
  amount: 'Credits',
  after: 'Guthaben',
  ad: (title) => (title ? `Anzeige: ${title}` : 'Anzeige'),
  explainer: (title) => (title ? `Erklärvideo: ${title}` : 'Erklärvideo'),
  givenBack: (video) => `Zurückgegeben, weil es misslang. ${video}`,
  isHeld: 'Reserviert, solange es entsteht',
  grant: 'Zum Start',
  carriedOver: 'Übertrag von früher',
  given: (reason) => `Vom Betreiber dieses Servers: ${reason}`,
  taken: (reason) => `Vom Betreiber dieses Servers abgezogen: ${reason}`,
  older: 'Ältere anzeigen',
  fetchingOlder: 'Wird geladen',
  olderUnavailable: 'Ältere Buchungen konnten nicht geladen werden.',
};
