import type { stylesMessages } from '../messages/styles';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof stylesMessages> = ({ plural, number }) => ({
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
  renderTakes: (span) => `Le rendu prend environ ${span}`,
  alertTitle: 'Erreur',
  layoutFailed: 'Impossible de charger la mise en page. Veuillez réessayer.',
  jobFailed: 'Impossible de charger la tâche. Veuillez réessayer.',
  saveFailed: 'Impossible d’enregistrer le style. Veuillez réessayer.',
  renderFailed: 'Impossible de faire le rendu de la vidéo. Veuillez réessayer.',
  retry: 'Réessayer',
  carried: {
    undone:
      'Un style recompose la vidéo. Vos textes, vos sons et vos modifications restent, et « Annuler » revient en arrière.',
    stays: 'Vos textes, vos sons, l’ordre et vos modifications restent.',
    own: (count) =>
      plural(
        count,
        'L’élément que vous avez ajouté garde sa place.',
        `Les ${number(count)} éléments que vous avez ajoutés gardent leur place.`,
      ),
    extras: (count) =>
      plural(
        count,
        'Une partie de ce style que vous avez modifiée est remplacée.',
        `${number(count)} parties de ce style que vous avez modifiées sont remplacées.`,
      ),
    shots: (count) =>
      plural(
        count,
        'Vos modifications d’un plan n’y ont pas leur place.',
        `Vos modifications de ${number(count)} plans n’y ont pas leur place.`,
      ),
    captions: (count) =>
      plural(
        count,
        'L’apparence donnée à un sous-titre n’y a pas sa place.',
        `L’apparence donnée à ${number(count)} sous-titres n’y a pas sa place.`,
      ),
    back: 'Choisissez à nouveau le style actuel, et la vidéo redevient ce qu’elle est maintenant.',
    nothing:
      'Ce style remplace la vidéo telle qu’elle est. Vous la retrouverez dans l’éditeur, parmi ses versions.',
  },
  back: 'Toutes les tâches',
  close: 'Fermer',
  cancel: 'Annuler',
  question: 'Utiliser ce style ?',
  use: (style) => `Utiliser « ${style} »`,
  paintedOnly:
    'Pour cette vidéo, seul le rendu visuel peut changer : les plans et les sous-titres restent tels quels.',
  backToProject: 'Retour à la vidéo',
});
