import type { jobStatusMessages } from '../messages/jobStatus';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof jobStatusMessages> = {
  noId: '404',
  title: 'Création de votre vidéo',
  loading: 'Chargement',
  hint: 'Vous pouvez fermer cette page. La vidéo apparaîtra dans vos projets.',
  progress: 'Progression de la vidéo',
  steps: {
    'voice-over': 'Enregistrement de la voix',
    captions: 'Synchronisation des sous-titres',
    media: 'Préparation des images et des vidéos',
    pictures: 'Création des images',
    layouts: 'Mise en page de la vidéo',
    project: 'Enregistrement du projet',
    thumbnail: 'Création de la miniature',
  },
  stepStates: { waiting: 'en attente', running: 'en cours', done: 'terminé' },
  queued: 'En file d’attente',
  opening: 'Ouverture du projet…',
  alertTitle: 'Erreur',
  support: 'l’administrateur de ce serveur',
  failed: (email) =>
    `La vidéo n’a pas pu être générée. Réessayez ou contactez ${email} si le problème persiste.`,
  unanswered:
    'Le serveur n’a pas répondu, nous n’en savons pas plus : votre vidéo est peut-être encore en cours. Cette page revérifie d’elle-même.',
  retry: 'Réessayer',
  retrying: 'Redémarrage…',
  retryFailed: 'Impossible de redémarrer. Veuillez réessayer.',
  notFound: 'Cette tâche n’existe pas.',
  startOver: 'Créer une autre vidéo',
};
