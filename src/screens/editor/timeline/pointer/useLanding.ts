/** Offers the element that is given this ref as the place where cards of the library land. [E3] */
import { useCallback } from 'react';
import { useEditor } from '../../EditorContext';
import type { Landing } from './landing';

export function useLanding(moveOf: Landing['moveOf']) {
  const { landing } = useEditor();
  return useCallback(
    (element: HTMLElement | null) => (element ? landing.offer({ element, moveOf }) : undefined),
    [landing, moveOf],
  );
}
