import type { flowsMessages } from '../messages/flows';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof flowsMessages> = {
  title: 'Parcours',
  hint: 'Chaque parcours de l’app est un diagramme. Utilisez l’app ici ou dans un autre onglet pour le voir bouger.',
  open: 'Afficher les parcours',
  close: 'Masquer les parcours',
  ownPage: 'Ouvrir en page',
  charts: 'Diagrammes',
  chart: 'Diagramme',
  follow: 'Suivre l’activité',
  following: 'Activité suivie',
  running: 'en marche',
  notRunning: 'à l’arrêt',
  nothingShown: 'Aucune activité pour l’instant',
  nothingShownHint: 'Choisissez un diagramme ou faites quelque chose dans l’app.',
  loadingDrawing: 'Chargement du dessin',
  drawingFailed: 'Impossible de charger le dessin. Lancez npm run charts pour le mettre à jour.',
  retry: 'Réessayer',
  panels: { drawing: 'Dessin', states: 'États', events: 'Événements' },
  drawingOf: (chart) => `Dessin de ${chart}`,
  seen: (seen, all) => `${seen} états sur ${all} vus dans cet onglet`,
  marks: { lit: 'maintenant', seen: 'vu', unseen: 'pas encore vu', passed: 'traversé' },
  noEvents: 'Rien ne s’est encore passé',
  noEventsHint: 'Les cent derniers événements de tous les diagrammes apparaissent ici.',
  clearEvents: 'Vider',
  stays: 'inchangé',
};
