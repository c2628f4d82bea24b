/** Files from the desktop, dropped onto a moment of the timeline; the library uploads and adds them there. [E10] */
import { useCallback } from 'react';
import type { Move } from '../../../../editor-engine/timeline/pointer';
import { useEditor } from '../../EditorContext';
import { useFileDrop, type DroppedFiles } from '../../library/files/useFileDrop';

type MoveOf = (pointer: { clientX: number; clientY: number; altKey: boolean }) => Move;

export function useFilesAtMoment(moveOf: MoveOf) {
  const editor = useEditor();
  return useFileDrop(
    useCallback(
      (dropped: DroppedFiles, { clientX, clientY }) => {
        const { atMs } = moveOf({ clientX, clientY, altKey: false }).place;
        const destination = { to: 'moment', atMs: Math.max(0, Math.round(atMs)) } as const;
        editor.takeFiles({ type: 'files.dropped', ...dropped, destination });
      },
      [editor, moveOf],
    ),
  );
}
