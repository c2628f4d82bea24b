import type { pictureCreditsMessages } from '../messages/pictureCredits';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof pictureCreditsMessages> = {
  title: 'Quellen und Urheber',
  hint: 'Nenne diese Personen überall, wo du das Video veröffentlichst.',
  copy: 'Nachweise kopieren',
  copying: 'Wird kopiert …',
  copied: 'Kopiert',
  copyFailed: 'Dein Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.',
  untitled: 'Ohne Titel',
  unknown: 'Urheber unbekannt',
  by: (author) => `von ${author}`,
  on: (source) => `auf ${source}`,
};
