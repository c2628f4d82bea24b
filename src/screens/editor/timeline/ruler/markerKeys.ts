/** What a key does to the marker that has the focus: Delete takes it away, Alt and an arrow moves it. */
import type { EditorEngine } from '../../../../editor-engine/createEditorEngine';
import { framesOn } from '../../../../editor-engine/timeline/scale';

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}
export type MarkerAct = { readonly act: 'remove' } | { readonly act: 'move'; readonly atMs: number };

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Null for a key that means nothing here. Frames; with Shift a second. */
export function markerActOf(
  { key, altKey, shiftKey }: Key,
  atMs: number,
  { fps, duration }: { fps: number; duration: number },
): MarkerAct | null {
  if (key === 'Delete' || key === 'Backspace') return { act: 'remove' };
  const step = STEPS[key];
  if (step === undefined || !altKey) return null;
  const moved = framesOn(atMs, shiftKey ? step * fps : step, fps);
  return { act: 'move', atMs: Math.min(Math.max(moved, 0), duration) };
}

export const actOnMarker = (engine: EditorEngine, id: string, act: MarkerAct) =>
  act.act === 'remove'
    ? engine.execute('marker.remove', { id })
    : engine.execute('marker.move', { id, atMs: act.atMs });
