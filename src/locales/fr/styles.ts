import type { stylesMessages } from '../messages/styles';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof stylesMessages> = {
  title: 'Choisissez le style de la vidéo',
  loading: 'Chargement des styles',
  list: 'Styles',
  names: {
    default: 'Par défaut',
    'motion-cards': 'Cartes animées',
    'zoom-effect': 'Effet de zoom',
    funky: 'Funky',
    'stock-media': 'Banque d’images',
    educational: 'Éducatif',
  },
  preview: 'Aperçu',
  loadingPreview: 'Chargement de l’aperçu',
  edit: 'Modifier la vidéo',
  saving: 'Application du style…',
  render: 'Lancer le rendu',
  starting: 'Démarrage du rendu…',
  alertTitle: 'Erreur',
  layoutFailed: 'Impossible de charger la mise en page. Veuillez réessayer.',
  jobFailed: 'Impossible de charger la tâche. Veuillez réessayer.',
  saveFailed: 'Impossible d’enregistrer le style. Veuillez réessayer.',
  renderFailed: 'Impossible de faire le rendu de la vidéo. Veuillez réessayer.',
  retry: 'Réessayer',
  changesHint: 'Un autre style remplace la mise en page actuelle.',
  back: 'Toutes les tâches',
};
