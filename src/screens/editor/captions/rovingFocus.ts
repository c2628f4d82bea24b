/** Many buttons with one place in the tab order: arrows lead from one to the next, Home and End to the ends. */
import type { FocusEvent, KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
const stopsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-stop]')];

/** For the list's `onKeyDown`. */
export function leadFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = stopsOf(event.currentTarget);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const step = steps[event.key];
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : step ? at + step : -1;
  if (!stops[next]) return;
  event.preventDefault();
  stops[next].focus();
}

/** For the list's `onFocus`: Tab comes back to where one was. */
export function keepStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || target.dataset['stop'] === undefined) return;
  for (const stop of stopsOf(currentTarget)) if (stop.tabIndex === 0) stop.tabIndex = -1;
  target.tabIndex = 0;
}
