import type { editorCaptionsMessages } from '../../messages/editor/captions';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorCaptionsMessages> = ({ plural, number }) => {
  /** The word is the same for one and for many. */
  const captions = (count: number) => `${number(count)} Untertitel`;
  const words = (count: number) => `${number(count)} ${plural(count, 'Wort', 'Wörter')}`;
  return {
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
      hint: 'Drück auf ein Wort, um dorthin zu springen, oder zweimal, um seinen Untertitel zu korrigieren. Zieh über Wörter oder halte Umschalt, um sie auszuwählen und herauszuschneiden.',
      emptyTitle: 'Noch kein Transkript',
      emptyText: 'Hier stehen die Wörter deiner Untertitel in der Reihenfolge, in der sie gesprochen werden.',
      paragraph: (clock) => `Ab ${clock}`,
      word: (text, clock) => `${text}, ${clock}`,
    },
    cut: {
      chosen: (count) => (count === 1 ? 'Ein Wort ausgewählt' : `${count} Wörter ausgewählt`),
      submit: 'Schneiden',
      cutDone: (count) => (count === 1 ? 'Ein Wort herausgeschnitten' : `${count} Wörter herausgeschnitten`),
      pauses: (count) => (count === 1 ? 'Eine lange Pause kürzen' : `${count} lange Pausen kürzen`),
      pausesDone: (count) => (count === 1 ? 'Eine Pause gekürzt' : `${count} Pausen gekürzt`),
      fillers: (count) => (count === 1 ? 'Einen Fülllaut entfernen' : `${count} Fülllaute entfernen`),
      fillersDone: (count) => (count === 1 ? 'Ein Fülllaut entfernt' : `${count} Fülllaute entfernt`),
      unavailable: 'Nach Fülllauten konnte nicht gesucht werden.',
    },
    heard: {
      title: 'Was gesagt wird',
      write: 'Untertitel schreiben',
      hint: 'Was in diesem Clip gesagt wird, wird Wort für Wort zu Untertiteln. Im Transkript kannst du danach nach Wörtern schneiden.',
      muted: 'Dieser Clip ist stumm. Stell ihn erst lauter: Untertitel sagen, was zu hören ist.',
      standing: (count) =>
        count === 1 ? 'Ein Untertitel hier würde ersetzt.' : `${count} Untertitel hier würden ersetzt.`,
      replace: 'Ersetzen',
      listening: 'Hört zu… Das kann so lange dauern wie der Clip.',
      elsewhere: 'Ein anderer Clip wird gerade angehört.',
      written: (count) => (count === 1 ? 'Ein Untertitel geschrieben' : `${count} Untertitel geschrieben`),
      again: 'Neu schreiben',
      failed: 'Dieser Clip konnte nicht angehört werden. Prüfe die Verbindung und versuch es noch einmal.',
      tryAgain: 'Noch einmal',
    },
    translation: {
      open: 'Übersetzen…',
      title: 'Dieses Video übersetzen',
      hint: 'Du bekommst eine Kopie in der anderen Sprache. Dieses Video bleibt, wie es ist. Wörter, die Teil eines Bildes sind, werden nicht übersetzt.',
      language: 'Sprache',
      chooseLanguage: 'Sprache wählen',
      inCaptions: (language: string) => `${language} · nur Untertitel`,
      voice: 'Stimme',
      captionsOnly: 'Keine neue Stimme: nur Untertitel',
      captionsHint: 'Gesprochen wird wie bisher. Die Untertitel sind in der neuen Sprache.',
      noVoice: (language: string) =>
        `Hier spricht keine Stimme diese Sprache: ${language}. Gesprochen wird wie bisher.`,
      recordedToo: 'In der Kopie spricht diese Stimme auch die Sätze, die du selbst aufgenommen hast.',
      by: {
        operatorModel: (model: string) => `${model} übersetzt und bekommt dafür dein Skript.`,
        localModel: (model: string) => `${model} übersetzt auf diesem Server.`,
      },
      start: 'Übersetzen',
      close: 'Schließen',
      back: 'Zurück',
      looking: 'Suche Stimmen und ein Sprachmodell…',
      unavailable: 'Der Server ist nicht erreichbar.',
      withoutModel: 'Dieser Server hat kein Sprachmodell und kann deshalb nicht übersetzen.',
      addModel:
        'Wer ihn betreibt, kann auf der Betreiberseite „Autoren“ eines hinzufügen, auf diesem Rechner Ollama, LM Studio oder llama.cpp starten oder mit LLM_BASE_URL und LLM_MODEL ein Modell angeben.',
      lookAgain: 'Noch einmal suchen',
      translating: 'Wird übersetzt…',
      progress: 'Fortschritt der Übersetzung',
      copying: 'Das Video wird kopiert…',
      finishing: 'Die Kopie wird fertiggestellt…',
      ready: (title: string) => `„${title}“ ist fertig.`,
      unspoken: (count: number) =>
        count === 1
          ? 'Ein Satz konnte nicht gesprochen werden. Er ist im Skript markiert, dort kannst du es noch einmal versuchen.'
          : `${count} Sätze konnten nicht gesprochen werden. Sie sind im Skript markiert, dort kannst du es noch einmal versuchen.`,
      openCopy: 'Kopie öffnen',
      unsaved:
        'Deine letzten Änderungen sind noch nicht gespeichert. Speichere sie und versuch es noch einmal.',
      failed: 'Das Video konnte nicht übersetzt werden. Nichts wurde geändert.',
    },
    script: {
      title: 'Skript',
      hint: 'Drück auf einen Satz, um ihn zu ändern, oder zieh ihn an eine andere Stelle. Nur was du änderst, wird neu gesprochen.',
      sentence: (clock) => `Satz bei ${clock}`,
      newSentence: 'Neuer Satz',
      field: 'Satz',
      add: 'Satz hinzufügen',
      addAfter: 'Danach hinzufügen',
      moveUp: 'Nach oben',
      moveDown: 'Nach unten',
      speak: 'Sprechen',
      speaking: 'Wird gesprochen …',
      save: 'Speichern',
      saving: 'Wird gespeichert …',
      remove: 'Löschen',
      later: 'Text behalten, später sprechen',
      tryAgain: 'Noch einmal versuchen',
      dismiss: 'Ausblenden',
      unspoken: 'Noch nicht gesprochen',
      unsettled: 'Lass erst diesen Satz sprechen oder brich ab.',
      failed: 'Die Stimme ist nicht erreichbar. Dein Text ist noch da.',
      refused: 'Das hat nicht geklappt. Dein Text ist noch da.',
      changedMeanwhile: 'Das Skript hat sich inzwischen geändert. Versuch es noch einmal.',
      voice: 'Stimme',
      sameVoice: (voice) => (voice === null ? 'Gleiche Stimme' : `Gleiche Stimme (${voice})`),
      pace: 'Tempo',
      own: {
        record: 'Aufnehmen',
        title: 'Deine Aufnahme',
        mark: 'Deine Aufnahme',
        hint: 'Lies den Satz in einem ruhigen Raum vor. Vorher wird heruntergezählt.',
        start: 'Aufnahme starten',
        use: 'Verwenden',
        timing: 'Das Video wird an deine Stimme angepasst …',
        untimed: 'Der Server ist nicht erreichbar. Deine Aufnahme ist noch da.',
        changed:
          'Dieser Satz hat sich inzwischen geändert. Deine Aufnahme ist noch da: Mach die Änderung rückgängig und versuch es noch einmal.',
        refused: 'Das hat nicht geklappt. Deine Aufnahme ist noch da.',
        waits: 'Das Video wartet, bis du fertig aufgenommen hast.',
      },
      changed: {
        spoken: 'Satz gesprochen',
        recorded: 'Deine Aufnahme ist im Video',
        unspoken: 'Satz behalten, noch nicht gesprochen',
        removed: 'Satz gelöscht',
      },
      reading: {
        voice: 'Stimme des Videos',
        chooseVoice: 'Stimme ändern …',
        start: 'Alles sprechen',
        startAgain: 'Alles neu sprechen',
        waiting: (count) =>
          count === 1 ? 'Ein Satz ist noch nicht gesprochen.' : `${count} Sätze sind noch nicht gesprochen.`,
        progress: (done, all) => `${done} von ${all} gesprochen …`,
        spoken: (count, recorded) =>
          (count === 1 ? 'Ein Satz gesprochen' : `${count} Sätze gesprochen`) +
          (recorded === 0
            ? ''
            : recorded === 1
              ? ', eine Aufnahme behalten'
              : `, ${recorded} Aufnahmen behalten`),
        recordedStay: (count) =>
          count === 1
            ? 'Einen Satz hast du selbst aufgenommen. Er bleibt, wie er ist.'
            : `${count} Sätze hast du selbst aufgenommen. Sie bleiben, wie sie sind.`,
        unavailable: 'Die Stimmen konnten nicht geladen werden.',
        failed: 'Das Skript konnte nicht gesprochen werden. Es wurde nichts geändert.',
      },
      /** Of what is spoken. */
      lasts: (minutes, seconds) => (minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`),
      facts: (count, spoken) => `${words(count)} · ${spoken} gesprochen`,
      asText: {
        open: 'Als Text bearbeiten',
        field: 'Das ganze Skript',
        hint: 'Ein Satz je Zeile oder freier Text. Nur was du änderst, wird neu gesprochen; Bilder bleiben bei ihren Sätzen.',
        counts: ({ changed, added, removed, moved }) =>
          [
            ...(changed > 0 ? [`${changed} geändert`] : []),
            ...(added > 0 ? [`${added} neu`] : []),
            ...(removed > 0 ? [`${removed} gelöscht`] : []),
            ...(moved > 0 ? [`${moved} verschoben`] : []),
          ].join(', ') || 'Nichts geändert',
        foretold: (length) => `Das Video wäre etwa ${length} lang.`,
        foretoldTooLong: 'Ein Video kann zehn Minuten lang sein. Kürze den Text, bevor du speicherst.',
        refusals: {
          lastSentence: 'Ein Video sagt mindestens einen Satz. Dein Text ist sicher.',
          sentenceTooLong:
            'Ein Satz hat mehr als 1.000 Zeichen. Beende ihn früher oder setze einen Teil in eine eigene Zeile.',
          scriptTooLong:
            'Vorgelesen dauert das länger als zehn Minuten, und ein Video kann zehn Minuten lang sein. Kürze es; dein Text ist sicher.',
          scriptChanged:
            'Das Skript wurde inzwischen geändert. Dein Text ist sicher. Bitte speichere noch einmal.',
          tooLong:
            'Gesprochen wäre das Video länger als zehn Minuten. Kürze das Skript; dein Text ist sicher.',
        },
      },
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
