import type { jobsMessages } from '../messages/jobs';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof jobsMessages> = ({ plural, number }) => ({
  title: 'Aufträge',
  loading: 'Aufträge werden geladen',
  failed: 'Die Aufträge konnten nicht geladen werden. Bitte versuche es noch einmal.',
  retry: 'Noch einmal',
  retrying: 'Startet neu …',
  retryFailed: 'Der Neustart hat nicht geklappt. Bitte versuche es noch einmal.',
  tabs: { urltoads: 'Link zu Anzeige', text_to_videos: 'Text zu Video' },
  filters: 'Nach Status filtern',
  filter: { done: 'Fertig', failed: 'Fehlgeschlagen', running: 'Läuft' },
  status: { initiated: 'Wartet', running: 'Läuft', done: 'Fertig', failed: 'Fehlgeschlagen' },
  untitled: 'Ohne Titel',
  progress: (title) => `Fortschritt von ${title}`,
  empty: {
    urltoads: {
      title: 'Noch keine Anzeigen',
      text: 'Füge einen Produktlink ein. Anzeigen in Arbeit erscheinen hier.',
      action: 'Videoanzeigen erstellen',
    },
    text_to_videos: {
      title: 'Noch keine Erklärvideos',
      text: 'Gib ein Thema ein. Erklärvideos in Arbeit erscheinen hier.',
      action: 'Erklärvideo erstellen',
    },
  },
  filteredTitle: 'Keine Aufträge für diese Filter',
  filteredText: (hidden) =>
    `${number(hidden)} ${plural(hidden, 'Auftrag ist', 'Aufträge sind')} ausgeblendet.`,
  showAll: 'Alle Aufträge zeigen',
});
