/** The film, the canvas over it and the controls beneath it. [Y1] [Y2] [Y6] */
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { playbackMachine } from '../../../machines/playback/playback.machine';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { CentredSpinner, Ring } from '../../../ui/Spinner';
import { editorPlayerWords as text } from '../../../words/en/editorPlayer';
import { useEditor } from '../EditorContext';
import { Canvas } from './canvas/Canvas';
import { Controls } from './Controls';
import { LazyFilm } from './LazyFilm';
import * as css from './player.css';
import { STAGE_ID } from './stage';

const shows = (snapshot: SnapshotFrom<typeof playbackMachine>) =>
  snapshot.matches({ transport: 'readingMetadata' })
    ? 'opening'
    : snapshot.matches({ transport: 'failed' })
      ? 'failed'
      : 'film';

const views = {
  opening: () => <CentredSpinner label={text.opening} />,
  failed: Failure,
  film: Stage,
} satisfies Record<ReturnType<typeof shows>, () => React.JSX.Element>;

export function PlayerPane() {
  const View = views[useSelector(useEditor().playback, shows)];
  return (
    <div id={STAGE_ID} className={css.pane}>
      <div className={css.room}>
        <div className={css.measure}>
          <View />
        </div>
      </div>
      <Controls />
    </div>
  );
}

/** As wide as its pane allows in both directions. */
const fittedWidth = (ratio: number) =>
  `min(100cqw - ${2 * css.MARGIN_PX}px, (100cqh - ${2 * css.MARGIN_PX}px) * ${ratio})`;

function Stage() {
  const { playback, canvas } = useEditor();
  const { width, height } = useSelector(playback, ({ context }) => context.film);
  const zoom = useSelector(canvas, ({ context }) => context.zoom);
  const isBuffering = useSelector(playback, (state) =>
    state.matches({ transport: { playing: 'buffering' } }),
  );
  const aspectRatio = `${width} / ${height}`;
  const size =
    zoom === null
      ? { aspectRatio, width: fittedWidth(width / height) }
      : { aspectRatio, width: (width * zoom) / 100 };
  return (
    <div className={css.frame} style={size}>
      <LazyFilm />
      <Canvas />
      {isBuffering ? (
        <div role="status" aria-label={text.buffering} className={css.buffering}>
          <Ring />
        </div>
      ) : null}
    </div>
  );
}

function Failure() {
  const { playback } = useEditor();
  const failure = useSelector(playback, ({ context }) => context.failure);
  return (
    <div className={css.failure}>
      <Alert title={text.failedTitle}>
        <p>{failure}</p>
        <p>{text.failedHint}</p>
        <Button look="secondary" size="small" onClick={() => playback.send({ type: 'retried' })}>
          {text.retry}
        </Button>
      </Alert>
    </div>
  );
}
