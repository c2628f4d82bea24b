/** A tile that leaves its list takes the focus with it: it goes to the one that comes to stand there, or to the last of all. */
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

const FOCUSABLE = '[data-remove], [data-add], [role="button"]';

export function changeInPlace({ currentTarget }: MouseEvent<HTMLElement>, change: () => void): void {
  const tile = currentTarget.closest('li');
  const dialog = currentTarget.closest('[role="dialog"]');
  const tiles = tile?.parentElement?.children ?? [];
  const place = [...tiles].indexOf(tile as Element);
  flushSync(change);
  const next = tiles[Math.min(place, tiles.length - 1)];
  // A list that is empty now has left the page.
  const focused = next?.isConnected
    ? next.querySelector<HTMLElement>(FOCUSABLE)
    : [...(dialog?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])].at(-1);
  focused?.focus();
}
