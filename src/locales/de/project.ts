import type { projectMessages } from '../messages/project';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectMessages> = ({ number }) => {
  const signed = (value: number) => number(value, 1).replace('-', '−');
  return {
    noId: '404',
    loading: 'Projekt wird geladen',
    alertTitle: 'Fehler',
    loadFailed: 'Das Projekt konnte nicht geladen werden',
    rendering: 'Das Video wird gerendert …',
    draft: 'Das Video ist noch nicht erstellt …',
    wait: 'Bitte warte, während wir dein Video verarbeiten',
    waitsForYou: 'Gerade wird nichts gerendert. Öffne den Editor und rendere dein Video.',
    invalid: 'Ungültiges Projekt',
    invalidText:
      'Das Projekt ist nicht verfügbar oder ungültig. Wende dich an den Support, falls das ein Irrtum ist',
    edit: 'Bearbeiten',
    styles: 'Stile',
    playGif: 'GIF abspielen',
    download: 'Herunterladen',
    downloading: 'Wird heruntergeladen …',
    cancel: 'Rendern abbrechen',
    cancelling: 'Wird abgebrochen …',
    cancelFailed: 'Das Rendern konnte nicht abgebrochen werden. Bitte versuche es noch einmal.',
    notifyMe: 'Sag mir, wenn es fertig ist',
    promised: 'Dein Browser meldet sich. Lass diesen Tab offen.',
    forbidden: 'Dein Browser erlaubt hier keine Benachrichtigungen. Diese Seite zeigt, wenn es fertig ist.',
    mailMe: 'Mail an mich, wenn es fertig ist',
    mailFailed: 'Die Mail konnte nicht eingestellt werden. Bitte versuche es noch einmal.',
    ends: {
      done: 'Dein Video ist fertig.',
      failed: 'Das Video konnte nicht gerendert werden.',
      cancelled: 'Das Rendern wurde abgebrochen.',
    },
    batch: {
      title: 'Formate',
      waiting: 'Wartet',
      rendering: 'Wird gerendert',
      done: 'Fertig',
      failed: 'Fehlgeschlagen',
    },
    files: 'Dateien',
    downloadAs: (name) => `${name} herunterladen`,
    sound: (title) => `Ton: ${title}`,
    downloadFailed: (message) => `Herunterladen fehlgeschlagen: ${message}`,
    retry: 'Noch einmal',
    progress: 'Fortschritt beim Rendern',
    frames: (done, total) => `Bild ${number(done)} von ${number(total)}`,
    stages: {
      waiting: 'In der Warteschlange',
      preparing: 'Wird vorbereitet',
      drawing: 'Bilder werden gezeichnet',
      checking: 'Wird mit der Vorschau verglichen',
      converting: 'Datei wird geschrieben',
      finishing: 'Wird abgeschlossen',
    },
    timeLeft: (seconds) =>
      seconds < 60
        ? `noch etwa ${Math.max(1, Math.ceil(seconds))} s`
        : `noch etwa ${Math.ceil(seconds / 60)} min`,
    loudness: (lufs, peakDb) => `Lautheit ${signed(lufs)} LUFS, Spitze ${signed(peakDb)} dB`,
    noSound: 'Kein Ton',
    check: {
      title: 'Mit der Vorschau verglichen',
      equal: (same, all) => `Geprüft: ${same} von ${all} Bildern sind wie in der Vorschau`,
      words: (all) => `${all} von ${all} Wörtern sind rechtzeitig zu hören`,
      differs: (differing, all) =>
        `Geprüft: ${differing} von ${all} Bildern weichen von der Vorschau ab. Das Video lässt sich so verwenden; rendere es noch einmal, um es neu zu zeichnen`,
      redrawn: 'Teile, die zuerst abwichen, wurden ein zweites Mal gezeichnet',
      unchecked: {
        took_too_long: 'Nicht geprüft: Der Vergleich mit der Vorschau dauerte zu lange',
        failed: 'Nicht geprüft: Der Vergleich mit der Vorschau ist fehlgeschlagen',
      },
      inFile: (at) => `Im Video bei ${at}`,
      inPreview: (at) => `In der Vorschau bei ${at}`,
      late: (word, at, offMs) =>
        `„${word}“ bei ${at} ist ${Math.abs(offMs)} ms zu ${offMs > 0 ? 'spät' : 'früh'} zu hören`,
      unheard: (word, at) => `„${word}“ bei ${at} ist nicht zu hören`,
    },
    player: (title) => `Video: ${title}`,
    back: 'Alle Projekte',
  };
};
