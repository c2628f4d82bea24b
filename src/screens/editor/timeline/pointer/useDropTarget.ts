/** Offers the element that is given this ref as the place where cards of the library land. [E3] */
import { useCallback } from 'react';
import { useEditor } from '../../EditorContext';
import type { OfferedElement } from './dropTarget';

export function useDropTarget(moveOf: OfferedElement['moveOf']) {
  const { dropTarget } = useEditor();
  return useCallback(
    (element: HTMLElement | null) => (element ? dropTarget.offer({ element, moveOf }) : undefined),
    [dropTarget, moveOf],
  );
}
