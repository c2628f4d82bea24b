import type { jobsMessages } from '../messages/jobs';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof jobsMessages> = ({ plural, number }) => ({
  title: 'Tâches',
  loading: 'Chargement des tâches',
  failed: 'Impossible de charger les tâches. Veuillez réessayer.',
  retry: 'Réessayer',
  retrying: 'Redémarrage…',
  retryFailed: 'Impossible de redémarrer. Veuillez réessayer.',
  tabs: { urltoads: 'Lien vers pub', text_to_videos: 'Texte vers vidéo' },
  filters: 'Filtrer par état',
  filter: { done: 'Terminées', failed: 'Échouées', running: 'En cours' },
  status: { initiated: 'En attente', running: 'En cours', done: 'Terminée', failed: 'Échouée' },
  untitled: 'Sans titre',
  progress: (title) => `Progression de ${title}`,
  empty: {
    urltoads: {
      title: 'Aucune publicité pour l’instant',
      text: 'Collez un lien de produit pour en lancer une. Les publicités en cours apparaissent ici.',
      action: 'Créer des publicités vidéo',
    },
    text_to_videos: {
      title: 'Aucune vidéo explicative pour l’instant',
      text: 'Saisissez un sujet pour en lancer une. Les vidéos en cours apparaissent ici.',
      action: 'Créer une vidéo explicative',
    },
  },
  filteredTitle: 'Aucune tâche ne correspond à ces filtres',
  filteredText: (hidden) => `${number(hidden)} ${plural(hidden, 'tâche masquée', 'tâches masquées')}.`,
  showAll: 'Afficher toutes les tâches',
});
