import type { videosMessages } from '../messages/videos';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof videosMessages> = ({ plural, number }) => ({
  title: 'Meine Videos',
  loading: 'Videos werden geladen …',
  failed: 'Deine Videos konnten nicht geladen werden. Bitte versuche es noch einmal.',
  retry: 'Noch einmal',
  create: 'Video erstellen',
  emptyTitle: 'Noch keine fertigen Videos',
  emptyText: 'Beginne mit einem Produktlink oder einem Thema. Fertige Videos erscheinen hier.',
  renderingTitle: 'Dein erstes Video ist unterwegs',
  renderingText: 'Es erscheint hier, sobald es fertig ist.',
  rendering: (count) =>
    `${plural(count, 'Ein weiteres Video wird', `${number(count)} weitere Videos werden`)} gerendert.`,
  projects: 'Alle Projekte',
  untitled: 'Ohne Titel',
  play: (title) => `${title} abspielen`,
  download: 'Herunterladen',
  downloadOf: (title) => `${title} herunterladen`,
  downloading: 'Wird heruntergeladen …',
  downloadingOf: (title) => `${title} wird heruntergeladen …`,
  edit: 'Bearbeiten',
  editOf: (title) => `${title} bearbeiten`,
  player: (title) => `Video: ${title}`,
  close: 'Schließen',
  broken: 'Dieses Video kann nicht abgespielt werden.',
  failureTitle: 'Fehler',
  downloadFailed: (message) => `Herunterladen fehlgeschlagen: ${message}`,
  downloadFailures: {
    status: (status) => `Der Server antwortete mit ${status}.`,
    network: 'Die Datei ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  },
});
