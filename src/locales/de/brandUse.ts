import type { brandUseMessages } from '../messages/brandUse';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof brandUseMessages> = ({ number }) => ({
  title: 'Deine Marke',
  text: 'Dieses Video nutzt deine Marke. Schalte aus, was du nicht brauchst.',
  editorText: 'Aus deiner Marke. Jede Änderung lässt sich rückgängig machen.',
  parts: { logo: 'Logo', colours: 'Farben des Logos', font: 'Schrift', intro: 'Intro', outro: 'Outro' },
  about: {
    logo: 'Klein in einer Ecke, nie über Text',
    colours: 'Hervorhebungen, Etiketten, Hintergründe',
    font: 'In Untertiteln und Titeln',
    intro: (seconds) => `${number(seconds, 1)} s vor dem Video`,
    outro: (seconds) => `${number(seconds, 1)} s nach dem Video`,
  },
  editorColours: 'Hebt das gesprochene Wort hervor',
  loading: 'Deine Marke wird geladen',
  failed: 'Deine Marke konnte nicht geladen werden. Wir nehmen deine letzten Einstellungen.',
  editorFailed: 'Deine Marke konnte nicht geladen werden.',
  retry: 'Noch einmal',
  empty: 'Deine Marke ist noch leer',
  emptyText: 'Füge Logo, Schrift, Intro oder Outro hinzu und nutze sie in jedem Video.',
  openKit: 'Marke öffnen',
});
