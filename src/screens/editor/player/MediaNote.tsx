/** Names the items whose media could not be shown, leads to the first of them, and has them loaded again; so does a browser that is online again. */
import { useEffect } from 'react';
import { hasFile, type VideoData } from '../../../../contract/video/videoData';
import { brokenMedia } from '../../../templates/paint/media/brokenMedia';
import { Button } from '../../../ui/controls/Button';
import { editorPlayerMessages as text } from '../../../locales/messages/editor/player';
import { useEditor } from '../EditorContext';
import * as css from './player.css';

interface Props {
  videoData: VideoData;
  /** Addresses. */
  broken: ReadonlySet<string>;
}

export default function MediaNote({ videoData, broken }: Props) {
  const { canvas, playback, engine } = useEditor();
  useEffect(() => {
    window.addEventListener('online', brokenMedia.askAgain);
    return () => window.removeEventListener('online', brokenMedia.askAgain);
  }, []);
  const items = Object.values(videoData.trackItemsMap).filter(
    (item) => hasFile(item) && broken.has(item.details.src),
  );
  const [first] = items;
  if (!first) return null;
  const show = () => {
    const { fps } = engine.session.playback.get();
    playback.send({ type: 'frame.sought', frame: Math.round((first.display.from * fps) / 1000) });
    canvas.send({ type: 'item.pressed', itemId: first.id, isAdded: false });
  };
  return (
    <div role="status" className={css.note}>
      <p className={css.noteText}>{text.mediaFailed(items.map(({ name }) => name))}</p>
      <Button variant="secondary" size="small" onClick={show}>
        {text.showBroken}
      </Button>
      <Button variant="secondary" size="small" onClick={brokenMedia.askAgain}>
        {text.retry}
      </Button>
    </div>
  );
}
