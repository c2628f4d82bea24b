/** What a key does to the item that has the focus: one table, which the sheet of shortcuts lists beside the others. */
import type { Direction } from '../../../../editor-engine/timeline/neighbour';

/** Frames; with Shift a second. */
type Step = -1 | 1;
export type ItemAct =
  | { readonly act: 'focus'; readonly to: Direction; readonly extends: boolean }
  | { readonly act: 'select'; readonly choosing: 'only' | 'toggle' | 'range' }
  | { readonly act: 'selectAll' }
  | {
      readonly act: 'move' | 'resizeEnd' | 'resizeStart' | 'roll';
      readonly step: Step;
      readonly bySecond: boolean;
    }
  | { readonly act: 'reorder'; readonly step: Step }
  | { readonly act: 'trim'; readonly side: 'from' | 'to' }
  | { readonly act: 'play' }
  | { readonly act: 'remove' };

interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}
const FOCUS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'laneStart',
  End: 'laneEnd',
};
const STEPS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 };
const BRACKETS: Readonly<Record<string, Step>> = { BracketLeft: -1, BracketRight: 1 };

/** Null for a key that means nothing here and goes on to the page's shortcuts. */
export function itemActOf({ key, code, shiftKey, altKey, ctrlKey, metaKey }: Key): ItemAct | null {
  const isOrder = ctrlKey || metaKey;
  const step = STEPS[key];
  if (step !== undefined && (altKey || isOrder)) {
    const act = altKey && isOrder ? 'resizeStart' : altKey ? 'move' : 'resizeEnd';
    return { act, step, bySecond: shiftKey };
  }
  const bracket = BRACKETS[code];
  if (bracket !== undefined && altKey && !isOrder) return { act: 'roll', step: bracket, bySecond: shiftKey };
  if (altKey) return null;
  if (isOrder && key === 'Home') return { act: 'focus', to: 'first', extends: false };
  if (isOrder && key === 'End') return { act: 'focus', to: 'last', extends: false };
  if (isOrder && key.toLowerCase() === 'a') return { act: 'selectAll' };
  if (isOrder && key === ' ') return { act: 'select', choosing: 'toggle' };
  if (isOrder) return key === 'Enter' ? { act: 'select', choosing: 'toggle' } : null;
  const to = FOCUS[key];
  if (to) return { act: 'focus', to, extends: shiftKey && (to === 'left' || to === 'right') };
  if (shiftKey && key === ' ') return { act: 'select', choosing: 'range' };
  if (shiftKey) return null;
  if (bracket !== undefined) return { act: 'trim', side: bracket < 0 ? 'from' : 'to' };
  if (key === 'Enter') return { act: 'select', choosing: 'only' };
  // As everywhere in the editor: who has just pressed an item wants to see it play.
  if (key === ' ') return { act: 'play' };
  if (key === 'PageUp') return { act: 'reorder', step: -1 };
  if (key === 'PageDown') return { act: 'reorder', step: 1 };
  if (key === 'Delete' || key === 'Backspace') return { act: 'remove' };
  return null;
}
