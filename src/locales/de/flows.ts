import type { flowsMessages } from '../messages/flows';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof flowsMessages> = {
  title: 'Abläufe',
  hint: 'Jeder Ablauf der App ist ein Diagramm. Nutze die App hier oder in einem anderen Tab und sieh zu.',
  open: 'Abläufe zeigen',
  close: 'Abläufe ausblenden',
  ownPage: 'Als Seite öffnen',
  charts: 'Diagramme',
  chart: 'Diagramm',
  follow: 'Aktivität folgen',
  following: 'Folgt der Aktivität',
  running: 'läuft',
  notRunning: 'läuft nicht',
  nothingShown: 'Noch keine Aktivität',
  nothingShownHint: 'Wähle ein Diagramm oder tu etwas in der App.',
  loadingDrawing: 'Zeichnung wird geladen',
  drawingFailed: 'Die Zeichnung konnte nicht geladen werden. Mit npm run charts wird sie erneuert.',
  retry: 'Noch einmal',
  panels: { drawing: 'Zeichnung', states: 'Zustände', events: 'Ereignisse' },
  drawingOf: (chart) => `Zeichnung von ${chart}`,
  seen: (seen, all) => `${seen} von ${all} Zuständen in diesem Tab gesehen`,
  marks: { lit: 'jetzt', seen: 'gesehen', unseen: 'noch nicht gesehen', passed: 'durchlaufen' },
  noEvents: 'Noch nichts passiert',
  noEventsHint: 'Hier erscheinen die letzten hundert Ereignisse aller Diagramme.',
  clearEvents: 'Leeren',
  stays: 'bleibt',
};
