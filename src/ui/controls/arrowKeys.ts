/** Buttons in a row by keyboard: arrows lead from one to the next and round the ends, Home and End to those. */
import type { KeyboardEvent } from 'react';

/** The button of the same row that the key leads to; undefined for any other key, and for the browser's own. */
export function ledTo(event: KeyboardEvent<HTMLButtonElement>): HTMLButtonElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const own = event.currentTarget;
  const whole = own.closest('[role="tablist"]') ?? own.parentElement;
  const row = [
    ...(whole?.querySelectorAll<HTMLButtonElement>(
      ':scope > button, :scope > [role="presentation"] > button',
    ) ?? []),
  ];
  const at = row.indexOf(own);
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % row.length,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return undefined;
  event.preventDefault();
  return row.at(place);
}
