import type { editorMessages } from '../../messages/editor/editor';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorMessages> = {
  loading: 'Chargement du projet',
  loadFailed: 'Impossible de charger le projet',
  alertTitle: 'Erreur',
  retry: 'Réessayer',
  back: 'Tous les projets',
};
