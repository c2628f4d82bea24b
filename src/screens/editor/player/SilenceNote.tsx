/** That the film is played without its sound, because there is no way out for it. [Y6] */
import { Button } from '../../../ui/controls/Button';
import { editorPlayerMessages as text } from '../../../locales/messages/editor/player';
import { useEditor } from '../EditorContext';
import * as css from './player.css';

export default function SilenceNote() {
  const { playback } = useEditor();
  return (
    <div role="status" className={css.note}>
      <p>{text.noSound}</p>
      <Button variant="secondary" size="small" onClick={() => playback.send({ type: 'sound.toggled' })}>
        {text.retry}
      </Button>
    </div>
  );
}
