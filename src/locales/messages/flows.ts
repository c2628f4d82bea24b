/** Words of the charts seen live, for those who work on the product. */
import { inLanguage } from '../inLanguage';

export const flowsMessages = inLanguage('flows', {
  title: 'Flows',
  hint: 'Every flow of the app is a chart. Use the app here or in another tab to watch it move.',
  open: 'Show the flows',
  close: 'Hide the flows',
  ownPage: 'Open as a page',
  charts: 'Charts',
  chart: 'Chart',
  follow: 'Follow activity',
  following: 'Following activity',
  running: 'running',
  notRunning: 'not running',
  nothingShown: 'No activity yet',
  nothingShownHint: 'Choose a chart, or do something in the app.',
  loadingDrawing: 'Loading the drawing',
  drawingFailed: 'Couldn’t load the drawing. Run npm run charts to update it.',
  retry: 'Try again',
  panels: { drawing: 'Drawing', states: 'States', events: 'Events' },
  drawingOf: (chart: string) => `Drawing of ${chart}`,
  seen: (seen: number, all: number) => `${seen} of ${all} states seen in this tab`,
  marks: { lit: 'now', seen: 'seen', unseen: 'not seen yet', passed: 'passed' },
  noEvents: 'Nothing has happened yet',
  noEventsHint: 'The last hundred events of all charts appear here.',
  clearEvents: 'Clear',
  stays: 'stays',
});
