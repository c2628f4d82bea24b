import type { jobStatusMessages } from '../messages/jobStatus';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof jobStatusMessages> = {
  noId: '404',
  title: 'Dein Video entsteht',
  loading: 'Wird geladen',
  hint: 'Du kannst diese Seite schließen. Das Video erscheint bei deinen Projekten.',
  progress: 'Fortschritt des Videos',
  steps: {
    'voice-over': 'Stimme wird aufgenommen',
    captions: 'Untertitel werden getaktet',
    media: 'Bilder und Videos werden vorbereitet',
    pictures: 'Bilder werden erstellt',
    layouts: 'Video wird angeordnet',
    project: 'Projekt wird gespeichert',
    thumbnail: 'Vorschaubild wird erstellt',
  },
  stepStates: { waiting: 'wartet', running: 'läuft', done: 'fertig' },
  queued: 'In der Warteschlange',
  opening: 'Projekt wird geöffnet …',
  alertTitle: 'Fehler',
  support: 'den Betreiber dieses Servers',
  failed: (email) =>
    `Das Video konnte nicht erstellt werden. Versuche es noch einmal oder wende dich an ${email}, wenn es nicht klappt.`,
  unanswered:
    'Der Server hat nicht geantwortet, mehr wissen wir nicht: Dein Video kann noch in Arbeit sein. Diese Seite sieht von selbst wieder nach.',
  retry: 'Noch einmal',
  retrying: 'Startet neu …',
  retryFailed: 'Der Neustart hat nicht geklappt. Bitte versuche es noch einmal.',
  notFound: 'Diesen Auftrag gibt es nicht.',
  startOver: 'Neues Video erstellen',
};
