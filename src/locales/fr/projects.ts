import type { projectsMessages } from '../messages/projects';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectsMessages> = {
  title: 'Tous les projets',
  create: 'Créer une vidéo',
  loading: 'Chargement des projets…',
  failed: 'Impossible de charger les projets. Veuillez réessayer.',
  retry: 'Réessayer',
  emptyTitle: 'Votre première vidéo commence par un lien',
  emptyText: 'Collez le lien d’un produit ou posez une question. Nous écrivons, disons et montons la vidéo.',
  status: { rendering: 'Rendu en cours', failed: 'Échec du rendu', draft: 'Brouillon', done: 'Prêt' },
  untitled: 'Sans titre',
  length: 'Durée',
  menu: (title) => `Plus d’options pour ${title}`,
  remove: 'Supprimer',
  deletedTitle: 'Projet supprimé',
  deleted: (title) => `« ${title} » a été supprimé.`,
  errorTitle: 'Erreur',
  deleteFailed: (title) => `Impossible de supprimer « ${title} ». Veuillez réessayer.`,
  restoreFailed: (title) => `Impossible de restaurer « ${title} ». Veuillez réessayer.`,
};
