import type { creditsMessages } from '../../messages/account/credits';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof creditsMessages> = {
  title: 'Crédits',
  hint: (price) =>
    `Une vidéo prend ${price} crédits au départ. Si elle échoue, ils vous sont rendus. Le rendu ne coûte rien.`,
  loading: 'Chargement de vos crédits',
  unavailable: 'Vos crédits n’ont pas pu être chargés.',
  retry: 'Réessayer',
  balance: 'Solde',
  held: 'Réservés pour les vidéos en préparation',
  none: 'Aucune opération pour l’instant. Les crédits sont attribués par l’administrateur de ce serveur.',
  list: 'Opérations',
  what: 'Objet',
  amount: 'Crédits',
  after: 'Solde',
  ad: (title) => (title ? `Publicité : ${title}` : 'Publicité'),
  explainer: (title) => (title ? `Vidéo explicative : ${title}` : 'Vidéo explicative'),
  givenBack: (video) => `Rendus après un échec. ${video}`,
  isHeld: 'Réservés pendant sa préparation',
  grant: 'Pour commencer',
  carriedOver: 'Report du solde précédent',
  given: (reason) => `De l’administrateur de ce serveur : ${reason}`,
  taken: (reason) => `Retirés par l’administrateur de ce serveur : ${reason}`,
  older: 'Afficher les plus anciennes',
  fetchingOlder: 'Chargement',
  olderUnavailable: 'Les opérations plus anciennes n’ont pas pu être chargées.',
};
