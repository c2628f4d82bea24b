import type { projectsMessages } from '../messages/projects';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectsMessages> = {
  title: 'Alle Projekte',
  create: 'Video erstellen',
  loading: 'Projekte werden geladen …',
  failed: 'Die Projekte konnten nicht geladen werden. Bitte versuche es noch einmal.',
  retry: 'Noch einmal',
  emptyTitle: 'Dein erstes Video beginnt mit einem Link',
  emptyText: 'Füge einen Produktlink ein oder stelle eine Frage. Wir schreiben, sprechen und schneiden.',
  status: { rendering: 'Wird gerendert', failed: 'Rendern fehlgeschlagen', draft: 'Entwurf', done: 'Fertig' },
  untitled: 'Ohne Titel',
  length: 'Länge',
  menu: (title) => `Weitere Optionen für ${title}`,
  remove: 'Löschen',
  deletedTitle: 'Projekt gelöscht',
  deleted: (title) => `„${title}“ wurde gelöscht.`,
  errorTitle: 'Fehler',
  deleteFailed: (title) => `„${title}“ konnte nicht gelöscht werden. Bitte versuche es noch einmal.`,
  restoreFailed: (title) =>
    `„${title}“ konnte nicht wiederhergestellt werden. Bitte versuche es noch einmal.`,
};
