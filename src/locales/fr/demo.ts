import type { demoMessages } from '../messages/demo';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof demoMessages> = {
  title: 'Un exemple de vidéo explicative',
  text: 'Faite par Reelwright à partir d’un sujet de trois mots : script, voix, images et musique.',
  loading: 'Chargement de l’exemple',
  alertTitle: 'Erreur',
  failed: 'Impossible de charger l’exemple. Veuillez réessayer.',
  retry: 'Réessayer',
  create: 'Créer une vidéo explicative',
};
