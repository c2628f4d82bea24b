/** The film as large as its pane allows, or as it is asked to be; the canvas over it, and what is wrong with its media. */
import { useSelector } from '@xstate/react';
import { Suspense, useSyncExternalStore } from 'react';
import { brokenMedia } from '../../../templates/paint/media/brokenMedia';
import { Ring } from '../../../ui/feedback/Spinner';
import { editorPlayerMessages as text } from '../../../locales/messages/editor/player';
import { brokenSmall, later, soon } from '../../../ui/loading/later';
import { useEditor } from '../EditorContext';
import { useShownVideoData } from '../engine/useEngine';
import { Canvas } from './canvas/Canvas';
import { LazyFilm } from './LazyFilm';
import * as css from './player.css';
import { useKeptMedia } from './useKeptMedia';

const CropStage = later(() => import('./canvas/CropStage'), brokenSmall);
const MediaNote = soon(() => import('./MediaNote'), brokenSmall);
const SilenceNote = soon(() => import('./SilenceNote'), brokenSmall);

/** As wide as its pane allows in both directions. */
const fittedWidth = (ratio: number) =>
  `min(100cqw - ${2 * css.MARGIN_PX.inline}px, (100cqh - ${2 * css.MARGIN_PX.block}px) * ${ratio})`;

export function Stage() {
  const { playback, canvas } = useEditor();
  const { width, height } = useSelector(playback, ({ context }) => context.film);
  const zoom = useSelector(canvas, ({ context }) => context.zoom);
  const isCropping = useSelector(canvas, (state) => state.matches({ hand: 'cropping' }));
  const isSilent = useSelector(playback, (state) => state.matches({ sound: 'silent' }));
  const isBuffering = useSelector(playback, (state) =>
    state.matches({ transport: { playing: 'buffering' } }),
  );
  const broken = useSyncExternalStore(brokenMedia.subscribe, brokenMedia.get);
  const aspectRatio = `${width} / ${height}`;
  const size =
    zoom === null
      ? { aspectRatio, width: fittedWidth(width / height) }
      : { aspectRatio, width: (width * zoom) / 100 };
  const videoData = useKeptMedia(useShownVideoData());
  return (
    <>
      <div className={css.room}>
        <div className={css.frame} style={size}>
          <LazyFilm videoData={videoData} />
          <Canvas />
          {isBuffering ? (
            <div role="status" aria-label={text.buffering} className={css.buffering}>
              <Ring />
            </div>
          ) : null}
        </div>
      </div>
      <Suspense>
        {isCropping ? <CropStage /> : null}
        {isSilent ? <SilenceNote /> : null}
        {/* Nearly always none: then the items, of which there may be thousands, are not gone through for each px of a drag. */}
        {broken.size > 0 ? <MediaNote videoData={videoData} broken={broken} /> : null}
      </Suspense>
    </>
  );
}
