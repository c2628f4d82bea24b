import type { Translation } from '../inLanguage';
import type { ownStylesMessages } from '../messages/ownStyles';

export const translation: Translation<typeof ownStylesMessages> = {
  title: 'Meine Stile',
  loading: 'Deine Stile werden geladen …',
  unavailable: 'Deine Stile konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: 'Speichere, wie dieses Video aussieht, und nutze es für andere.',
  save: 'Als meinen Stil speichern',
  name: 'Name',
  scope: 'Was gespeichert wird',
  scopes: { look: 'Ganzer Look', captions: 'Nur Untertitel' },
  holds: {
    look: 'Untertitel, Texte, Farben, Bewegung, Übergänge und Filter. Keine Bilder, keine Worte.',
    captions: 'Wie die Untertitel aussehen.',
  },
  keep: 'Speichern',
  keeping: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  kinds: { look: 'Ganzer Look', captions: 'Untertitel' },
  apply: (name) => `„${name}“ anwenden`,
  rename: (name) => `„${name}“ umbenennen`,
  delete: (name) => `„${name}“ löschen`,
  confirm: (name) => `„${name}“ endgültig löschen? Videos mit diesem Stil bleiben, wie sie sind.`,
  confirmed: 'Löschen',
  deleting: 'Wird gelöscht …',
  worn: (name) => `„${name}“ angewendet`,
  wornWithoutFont: (name) =>
    `„${name}“ angewendet. Seine Schrift ist nicht mehr in deinem Marken-Kit, daher wird eine von unseren verwendet.`,
  kept: (name) => `„${name}“ gespeichert`,
  deleted: 'Stil gelöscht',
  captions: 'Meine Untertitelstile',
};
