import type { editorMessages } from '../../messages/editor/editor';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorMessages> = {
  loading: 'Projekt wird geladen',
  loadFailed: 'Das Projekt konnte nicht geladen werden',
  alertTitle: 'Fehler',
  retry: 'Noch einmal',
  back: 'Alle Projekte',
};
