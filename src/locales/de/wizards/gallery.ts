import type { galleryMessages } from '../../messages/wizards/gallery';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof galleryMessages> = {
  title: 'Galerie',
  close: 'Galerie schließen',
  import: 'Medien importieren',
  importHint: 'Zieh Bilder und Videos hierher oder wähle sie aus',
  uploading: (percent) => `Lädt hoch: ${percent} %`,
  complete: 'Hochladen abgeschlossen',
  progress: 'Hochladen',
  failures: 'Diese Dateien konnten nicht hinzugefügt werden:',
  notMedia: 'weder Bild noch Video.',
  tryAgain: 'das Hochladen ist fehlgeschlagen. Bitte versuche es noch einmal.',
  dismiss: 'Ausblenden',
  done: 'Fertig',
  picture: (number) => `Bild ${number}`,
  video: (number) => `Video ${number}`,
  offered: 'Auch auf dieser Seite',
  add: (number) => `Bild ${number} dieser Seite hinzufügen`,
  remove: (what) => `${what} entfernen`,
  playHere: (what) => `${what} hier abspielen`,
  orderHint: 'Bilder und Videos erscheinen in dieser Reihenfolge. Ziehe sie oder nimm die Pfeile.',
  moveEarlier: (what) => `${what} nach vorn`,
  moveLater: (what) => `${what} nach hinten`,
  moves: 'Verschiebungen',
  pictureMoved: (from, to, count) => `Bild ${from} ist jetzt Bild ${to} von ${count}.`,
  videoMoved: (from, to, count) => `Video ${from} ist jetzt Video ${to} von ${count}.`,
};
