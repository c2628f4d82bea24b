import type { editorCaptionsMessages } from '../../messages/editor/captions';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorCaptionsMessages> = ({ plural, number }) => {
  /** The word is the same for one and for many. */
  const captions = (count: number) => `${number(count)} Untertitel`;
  const words = (count: number) => `${number(count)} ${plural(count, 'Wort', 'Wörter')}`;
  return {
    list: 'Untertitel',
    correct: 'Korrigieren',
    cancel: 'Abbrechen',
    edit: {
      title: (clock) => `Untertitel bei ${clock}`,
      text: 'Text des Untertitels',
      from: 'Von',
      to: 'Bis',
      split: 'Am Cursor teilen',
      splitHint: 'Setz den Cursor dorthin, wo der zweite Untertitel beginnen soll.',
      mergePrevious: 'Mit vorigem verbinden',
      mergeNext: 'Mit nächstem verbinden',
      remove: 'Löschen',
      unsettled: 'Korrigiere diesen Untertitel erst oder brich ab.',
      failed: 'Das hat nicht geklappt. Dein Text ist sicher.',
    },
    changed: {
      correct: 'Untertitel korrigiert',
      split: 'Untertitel geteilt',
      merge: 'Untertitel verbunden',
      remove: 'Untertitel gelöscht',
    },
    row: (clock, text) => `${clock} ${text}`,
    empty: {
      title: 'Noch keine Untertitel',
      text: 'Füge einen am Abspielkopf ein oder importiere eine Untertiteldatei.',
    },
    add: 'Untertitel hinzufügen',
    newText: 'Neuer Untertitel',
    off: 'Die Untertitel sind aus.',
    switchOn: 'Einschalten',
    search: {
      field: 'Untertitel durchsuchen',
      found: (found, all) => `${number(found)} von ${captions(all)}`,
      nothing: 'Keine Untertitel gefunden.',
      open: 'Suchen und ersetzen',
      close: 'Suchen und ersetzen schließen',
      replacement: 'Ersetzen durch',
      submit: 'Alle ersetzen',
      replaced: (count) => (count === 0 ? 'Keine Untertitel gefunden.' : `${captions(count)} geändert`),
    },
    files: {
      menu: 'Untertiteldateien',
      import: 'Untertitel importieren …',
      exportSrt: 'Als SRT herunterladen',
      exportVtt: 'Als VTT herunterladen',
      reading: (name) => `${name} wird gelesen …`,
      found: (count, name) => `${captions(count)} in ${name}`,
      replaces: (count) =>
        count === 0
          ? 'Sie werden zum Video hinzugefügt.'
          : `Sie ersetzen ${plural(count, 'den bisherigen Untertitel', `die bisherigen ${captions(count)}`)}.`,
      problemsTitle: (count) => `${number(count)} ${plural(count, 'Zeile', 'Zeilen')} zu prüfen`,
      line: (line) => `Zeile ${line}`,
      confirm: 'Importieren',
      importing: 'Wird importiert …',
      otherFile: 'Andere Datei wählen',
      close: 'Schließen',
      nothingFound: (name) => `Keine Untertitel in ${name} gefunden.`,
      imported: (count) => `${captions(count)} importiert`,
      unreadable: {
        tooLarge: 'Diese Datei ist zu groß für Untertitel. Höchstens 4 MB sind möglich.',
        notText: 'Das ist keine Textdatei. Wähle eine .srt- oder .vtt-Datei.',
        failed: 'Diese Datei konnte nicht gelesen werden.',
      },
      problems: {
        tooLarge: 'Die Datei ist zu lang, um sie ganz zu lesen.',
        noCues: 'Sie enthält keine Untertitel.',
        badTime: 'Diese Zeit ist nicht lesbar, der Untertitel wurde übersprungen.',
        endsBeforeItBegins: 'Er endet, bevor er beginnt, und wurde übersprungen.',
        beforeStart: 'Er beginnt vor dem Video.',
        tooLate: 'Er beginnt nach der längsten Videodauer und wurde übersprungen.',
        noText: 'Er hat keinen Text und wurde übersprungen.',
        longText: 'Der Text war zu lang und wurde gekürzt.',
        noTime: 'Dieser Text hat keine Zeit und wurde übersprungen.',
        outOfOrder: 'Er stand nicht in der Reihenfolge und wurde verschoben.',
        overlaps: 'Er überschneidet sich mit dem vorigen Untertitel, der gekürzt wurde.',
      },
    },
    transcript: {
      title: 'Transkript',
      hint: 'Drück auf ein Wort, um dorthin zu springen, oder zweimal, um seinen Untertitel zu korrigieren.',
      emptyTitle: 'Noch kein Transkript',
      emptyText: 'Hier stehen die Wörter deiner Untertitel in der Reihenfolge, in der sie gesprochen werden.',
      paragraph: (clock) => `Ab ${clock}`,
      word: (text, clock) => `${text}, ${clock}`,
    },
    script: {
      title: 'Skript',
      facts: (count, spoken) => `${words(count)} · ${spoken} gesprochen`,
      copy: 'Skript kopieren',
      copying: 'Wird kopiert …',
      copied: 'Kopiert',
      copyFailed: 'Dein Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.',
      scene: (nth) => `Szene ${nth}`,
      words,
      emptyTitle: 'Noch kein Skript',
      emptyText: 'Das Skript besteht aus deinen Untertiteln. Noch gibt es keine.',
    },
  };
};
