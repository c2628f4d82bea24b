/** The live region: what a command or a gesture did, for who listens, and for a moment for who looks. */
import { useSyncExternalStore } from 'react';
import { useEditor } from '../EditorContext';
import { passingBy } from './announced.css';

export function Announced() {
  const { announced } = useEditor();
  const { text, count } = useSyncExternalStore(announced.subscribe, announced.get);
  return (
    <div role="status" aria-live="polite">
      {text === '' ? null : (
        <p key={count} className={passingBy}>
          {text}
        </p>
      )}
    </div>
  );
}
