/** What somebody selects is what they want to change: captions lead to their list, everything else to the inspector. */
import { isCaption } from '../../../contract/video/videoData';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import type { TabName } from '../../machines/workspace/panels';

export function followSelection(
  { session: { selection } }: Pick<EditorEngine, 'session'>,
  open: (tab: TabName) => void,
): () => void {
  return selection.subscribe(() => {
    const ids = selection.get();
    if (ids.length > 0) open(ids.every(isCaption) ? 'captions' : 'inspector');
  });
}
