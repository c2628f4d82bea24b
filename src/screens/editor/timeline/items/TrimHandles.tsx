/** Under a finger: the two ends of the one item that is selected, as broad as a fingertip, beside it where it is short. [E2] */
import { useCallback, useSyncExternalStore, type CSSProperties } from 'react';
import { useEditor } from '../../EditorContext';
import { useItem, usePreview } from '../../engine/useEngine';
import * as css from './trimHandles.css';

function useIsOnlySelected(id: string): boolean {
  const { selection } = useEditor().engine.session;
  const subscribe = useCallback((listener: () => void) => selection.subscribe(listener), [selection]);
  return useSyncExternalStore(subscribe, () => selection.has(id) && selection.get().length === 1);
}

export const TrimHandles = ({ id }: { id: string }) => (useIsOnlySelected(id) ? <Handles id={id} /> : null);

function Handles({ id }: { id: string }) {
  const shown = useItem(id);
  const preview = usePreview(id);
  // Carried, it has no ends to be pulled.
  if (!shown || preview?.heldFrom !== undefined) return null;
  const { from, to } = shown.display;
  return (
    <div className={css.handles} style={{ '--from': from, '--to': to } as CSSProperties} aria-hidden>
      <span className={css.gripFrom} />
      <span className={css.gripTo} />
      <span className={css.from} data-part="edge" data-edge="from" data-of={id} />
      <span className={css.to} data-part="edge" data-edge="to" data-of={id} />
    </div>
  );
}
