/** A double click on "Next Step" is one press: its second click would fall on the next step's button, which may cost credits. */
import type { MouseEvent } from 'react';

export function onlyOnce(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}
