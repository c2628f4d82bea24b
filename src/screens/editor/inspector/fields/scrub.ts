/** A drag across the name of a number: the pointer is kept until it is let go. */
import type { PointerEvent } from 'react';
import { scrubbedTo, type Range } from './number';

interface Scrub {
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
  readonly onSettle: () => void;
}

/** For the name's `onPointerDown`. */
export function beginScrub(
  event: PointerEvent<HTMLElement>,
  { value, range, onChange, onSettle }: Scrub,
): void {
  if (event.button !== 0) return;
  const name = event.currentTarget;
  const startX = event.clientX;
  let last = value;
  const move = ({ clientX, shiftKey }: globalThis.PointerEvent) => {
    const next = scrubbedTo(value, clientX - startX, range, shiftKey);
    if (next === last) return;
    last = next;
    onChange(next);
  };
  const end = () => {
    name.removeEventListener('pointermove', move);
    name.removeEventListener('pointerup', end);
    name.removeEventListener('pointercancel', end);
    onSettle();
  };
  name.setPointerCapture?.(event.pointerId);
  name.addEventListener('pointermove', move);
  name.addEventListener('pointerup', end);
  name.addEventListener('pointercancel', end);
}
