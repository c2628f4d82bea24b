/** A clip or picture as a strip of its frames: 4, 3, 2 or 2 of them, by how far is zoomed. [E4] [K2] */
import { memo, useSyncExternalStore } from 'react';
import { useEditor } from '../../EditorContext';
import { useObservable } from '../../useObservable';
import { framesShown } from '../../../../editor-engine/timeline/scale';
import * as css from './item.css';

interface Props {
  src: string;
  kind: 'image' | 'video';
  /** ms of the source. */
  fromMs: number;
  toMs: number;
}

function useFramesShown(): number {
  const { view } = useEditor().engine.session;
  return useSyncExternalStore(view.subscribe, () => framesShown(view.spanSeconds()));
}

export const Filmstrip = memo(function Filmstrip({ src, kind, fromMs, toMs }: Props) {
  const count = useFramesShown();
  const frames = useObservable(useEditor().media.filmstrip(src, kind, { fromMs, toMs, count }));
  return (
    <div className={css.strip} aria-hidden>
      {frames.map((frame, place) => (
        // A frame has no name of its own: it is the nth of the strip.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={css.frame} style={{ backgroundImage: `url("${frame}")` }} />
      ))}
    </div>
  );
});
