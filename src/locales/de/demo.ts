import type { demoMessages } from '../messages/demo';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof demoMessages> = {
  title: 'So sieht ein Erklärvideo aus',
  text: 'Von Reelwright aus einem Thema mit drei Wörtern gemacht: Skript, Stimme, Bilder und Musik.',
  loading: 'Beispiel wird geladen',
  alertTitle: 'Fehler',
  failed: 'Das Beispiel konnte nicht geladen werden. Bitte versuche es noch einmal.',
  retry: 'Noch einmal',
  create: 'Erklärvideo erstellen',
};
