/** Shows where something has snapped. */
import { useSyncExternalStore, type CSSProperties } from 'react';
import { useEditor } from '../../EditorContext';
import * as css from './over.css';

export function Guide() {
  const { view } = useEditor().engine.session;
  const atMs = useSyncExternalStore(view.subscribe, view.guideMs);
  return atMs === null ? null : (
    <div className={css.guide} style={{ '--at': atMs } as CSSProperties} data-guide={atMs} aria-hidden />
  );
}
