/** Captions that are switched off can be corrected all the same: it is said, with the way to switch them on. [E5] */
import { captionsAreShown, captionsOf } from '../../../../editor-engine/selectors/captions.selectors';
import { Button } from '../../../../ui/controls/Button';
import { editorCaptionsMessages as words } from '../../../../locales/messages/editor/captions';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import * as css from '../captions.css';

export function CaptionsOff() {
  const { commands } = useEditor();
  const data = useVideoData();
  if (captionsOf(data).length === 0 || captionsAreShown(data)) return null;
  return (
    <div className={css.offNote}>
      {words.off}
      <Button variant="quiet" size="small" onClick={() => commands.setCaptionsShown(true)}>
        {words.switchOn}
      </Button>
    </div>
  );
}
