/** Files from the desktop, dropped onto the picture: the library uploads them and adds them where the playhead stands. [E10] */
import { useCallback } from 'react';
import { useEditor } from '../EditorContext';
import { useFileDrop, type DroppedFiles } from '../library/files/useFileDrop';

export function useFilesAtPlayhead() {
  const editor = useEditor();
  return useFileDrop(
    useCallback(
      (dropped: DroppedFiles) => {
        const atMs = Math.round(editor.engine.session.playback.currentMs());
        editor.takeFiles({ type: 'files.dropped', ...dropped, destination: { to: 'moment', atMs } });
      },
      [editor],
    ),
  );
}
