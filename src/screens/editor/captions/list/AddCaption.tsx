/** A caption where the playhead stands, opened at once to be written. */
import { Plus } from 'lucide-react';
import { Button } from '../../../../ui/controls/Button';
import { editorCaptionsMessages as words } from '../../../../locales/messages/editor/captions';
import { useEditor } from '../../EditorContext';
import { rowOf } from '../../../../editor-engine/captions/captionRows';
import { isCaptionItem } from '../../../../editor-engine/selectors/captions.selectors';

export function AddCaption({ variant }: { variant: 'secondary' | 'quiet' }) {
  const { engine, commands, captionEdit } = useEditor();
  function add() {
    const atMs = Math.round(engine.session.playback.currentMs());
    if (!commands.perform('caption.add', { atMs, text: words.newText })) return;
    const added = engine.item(engine.session.selection.get()[0] ?? '');
    if (isCaptionItem(added)) captionEdit().send({ type: 'caption.opened', caption: rowOf(added) });
  }
  return (
    <Button variant={variant} size="small" onClick={add}>
      <Plus size={16} aria-hidden />
      {words.add}
    </Button>
  );
}
