/** What a scene shows and how long; pressed, the item is chosen, and the video stands where it begins. [E2] */
import type { ItemOf } from '../../../../../contract/video/videoData';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import { useIsSelected } from '../../engine/useEngine';
import { Filmstrip } from '../items/Filmstrip';
import { clockOf } from '../view/ticks';
import * as css from './strip.css';

interface Props {
  item: ItemOf<'image' | 'video'>;
  /** `Clip 2`. */
  called: string;
}

export function SceneChoice({ item, called }: Props) {
  const { engine, tab } = useEditor();
  const { selection, playback } = engine.session;
  const { from, to } = item.display;
  const start = item.trim?.from ?? 0;
  return (
    <button
      type="button"
      className={css.choose}
      aria-label={words.strip.goTo(called, clockOf(from))}
      aria-pressed={useIsSelected(item.id)}
      onClick={() => {
        selection.set([item.id]);
        // What is selected opens its details; who goes through the list wants to keep it, and the focus in it.
        tab.send({ type: 'tab.chosen', tab: 'clips' });
        // The nearest frame may be one before the item is there.
        playback.seekTo(Math.ceil((from * playback.get().fps) / 1000));
      }}
    >
      <span className={css.picture}>
        <Filmstrip
          src={item.details.src}
          kind={item.type}
          fromMs={start}
          toMs={item.type === 'video' ? start + (to - from) * (item.details.speed ?? 1) : start}
        />
        <span className={css.length}>{words.strip.length(to - from)}</span>
      </span>
    </button>
  );
}
