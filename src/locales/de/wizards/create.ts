import type { createMessages } from '../../messages/wizards/create';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof createMessages> = {
  back: 'Zur Übersicht',
  title: 'Was für ein Video möchtest du erstellen?',
  adsTitle: 'Anzeigen',
  adsText: 'Erstelle kurze Videoanzeigen, die ankommen',
  adsButton: 'Videoanzeigen erstellen',
  explainersTitle: 'Erklärvideos',
  explainersText: 'Erstelle Lerninhalte',
  explainersButton: 'Erklärvideo erstellen',
};
