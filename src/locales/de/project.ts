import type { projectMessages } from '../messages/project';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectMessages> = ({ number }) => {
  const signed = (value: number) => number(value, 1).replace('-', '−');
  return {
    noId: '404',
    notFound: 'Projekt nicht gefunden',
    loading: 'Projekt wird geladen',
    alertTitle: 'Fehler',
    loadFailed: 'Das Projekt konnte nicht geladen werden',
    rendering: 'Das Video wird gerendert …',
    draft: 'Das Video ist noch nicht erstellt …',
    wait: 'Bitte warte, während wir dein Video verarbeiten',
    invalid: 'Ungültiges Projekt',
    invalidText:
      'Das Projekt ist nicht verfügbar oder ungültig. Wende dich an den Support, falls das ein Irrtum ist',
    defaultTitle: 'Projektvideo',
    edit: 'Bearbeiten',
    download: 'Herunterladen',
    downloading: 'Wird heruntergeladen …',
    downloadFailed: (message) => `Herunterladen fehlgeschlagen: ${message}`,
    retry: 'Noch einmal',
    progress: 'Fortschritt beim Rendern',
    frames: (done, total) => `Bild ${number(done)} von ${number(total)}`,
    stages: {
      waiting: 'In der Warteschlange',
      preparing: 'Wird vorbereitet',
      drawing: 'Bilder werden gezeichnet',
      finishing: 'Wird abgeschlossen',
    },
    timeLeft: (seconds) =>
      seconds < 60
        ? `noch etwa ${Math.max(1, Math.ceil(seconds))} s`
        : `noch etwa ${Math.ceil(seconds / 60)} min`,
    loudness: (lufs, peakDb) => `Lautheit ${signed(lufs)} LUFS, Spitze ${signed(peakDb)} dB`,
    noSound: 'Kein Ton',
    player: (title) => `Video: ${title}`,
    back: 'Alle Projekte',
  };
};
