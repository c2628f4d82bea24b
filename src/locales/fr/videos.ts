import type { videosMessages } from '../messages/videos';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof videosMessages> = ({ plural, number }) => ({
  title: 'Mes vidéos',
  loading: 'Chargement des vidéos…',
  failed: 'Impossible de charger vos vidéos. Veuillez réessayer.',
  retry: 'Réessayer',
  create: 'Créer une vidéo',
  emptyTitle: 'Aucune vidéo terminée pour l’instant',
  emptyText: 'Commencez par un lien de produit ou un sujet. Les vidéos terminées apparaissent ici.',
  renderingTitle: 'Votre première vidéo arrive',
  renderingText: 'Elle apparaîtra ici dès qu’elle sera prête.',
  rendering: (count) =>
    plural(
      count,
      'Une autre vidéo est en cours de rendu.',
      `${number(count)} autres vidéos sont en cours de rendu.`,
    ),
  projects: 'Tous les projets',
  untitled: 'Sans titre',
  play: (title) => `Lire ${title}`,
  download: 'Télécharger',
  downloadOf: (title) => `Télécharger ${title}`,
  downloading: 'Téléchargement…',
  downloadingOf: (title) => `Téléchargement de ${title}…`,
  edit: 'Modifier',
  editOf: (title) => `Modifier ${title}`,
  player: (title) => `Vidéo : ${title}`,
  close: 'Fermer',
  broken: 'Cette vidéo ne peut pas être lue.',
  failureTitle: 'Erreur',
  downloadFailed: (message) => `Échec du téléchargement : ${message}`,
  downloadFailures: {
    status: (status) => `le serveur a répondu ${status}.`,
    network: 'le fichier est inaccessible. Vérifiez votre connexion et réessayez.',
  },
});
