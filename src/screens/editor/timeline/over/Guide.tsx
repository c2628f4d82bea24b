/** Shows where something has snapped. */
import { useSyncExternalStore, type CSSProperties } from 'react';
import { useEditor } from '../../EditorContext';
import * as css from './over.css';

export function Guide() {
  const { view } = useEditor().engine.session;
  const atMs = useSyncExternalStore(view.subscribe, view.guideMs);
  return (
    <div
      className={css.guide}
      style={{ '--at': atMs ?? 0 } as CSSProperties}
      data-guide={atMs ?? undefined}
      aria-hidden
    />
  );
}
