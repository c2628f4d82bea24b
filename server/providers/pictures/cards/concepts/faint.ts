/** Words of many meanings: shown only where a part says nothing plainer, and the topic has been shown. */
import type { Concepts } from './byWord';

export const faint: Concepts = {
  'cityscape-at-dusk': 'evening, nightfall',
  sun: 'noon, afternoon',
  'sun-with-face': 'summer',
  'spiral-calendar': 'weekday, weekend, monday, friday, sunday',
  'tear-off-calendar': 'april, july, february, december',
  'sunrise-over-mountains': 'morning',
  'mantelpiece-clock': 'hour',
  'night-with-stars': 'night, midnight, darkness',
  'alarm-clock': 'routine',
  'hourglass-not-done': 'time, patience, waiting',
  'puzzle-piece': 'problem',
  'test-tube': 'experiment',
  'thought-balloon': 'theory, concept',
  'red-heart': 'friend, health',
  calendar: 'year, month, week',
  warning: 'trouble',
  'game-die': 'chance, odds, luck',
  'straight-ruler':
    'distance, length, kilometre, centimetre, millimetre, metre, mile, inch, kilometer, meter',
  'timer-clock': 'minute',
  'hourglass-done': 'century, decade, millennium, lifetime',
  'counterclockwise-arrows-button': 'cycle, loop',
  bullseye: 'focus, aim',
  'green-salad': 'fibre',
  'busts-in-silhouette': 'humanity, group',
};
