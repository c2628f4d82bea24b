/** The film, the canvas over it and the controls beneath it. [Y1] [Y2] [Y6] */
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { playbackMachine } from '../../../machines/playback/playback.machine';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { CentredSpinner } from '../../../ui/feedback/Spinner';
import { editorPlayerMessages as text } from '../../../locales/messages/editor/player';
import { useEditor } from '../EditorContext';
import { Controls } from './Controls';
import { useFilesAtPlayhead } from './useFilesAtPlayhead';
import * as css from './player.css';
import { Stage } from './Stage';

const shows = (snapshot: SnapshotFrom<typeof playbackMachine>) =>
  snapshot.matches({ transport: 'readingMetadata' })
    ? 'opening'
    : snapshot.matches({ transport: 'failed' })
      ? 'failed'
      : 'film';

const views = {
  opening: () => (
    <div className={css.room}>
      <CentredSpinner label={text.opening} />
    </div>
  ),
  failed: Failure,
  film: Stage,
} satisfies Record<ReturnType<typeof shows>, () => React.JSX.Element>;

export function PlayerPane() {
  const { playback, stage } = useEditor();
  const View = views[useSelector(playback, shows)];
  return (
    <div ref={stage} className={css.pane} {...useFilesAtPlayhead()}>
      <View />
      <Controls />
    </div>
  );
}

function Failure() {
  const { playback } = useEditor();
  const failure = useSelector(playback, ({ context }) => context.failure);
  return (
    <div className={css.room}>
      <div className={css.failure}>
        <Alert title={text.failedTitle}>
          {failure?.unknownTemplate ? <p>{text.noTemplate(failure.unknownTemplate)}</p> : null}
          <p>{text.failedHint}</p>
          <Button variant="secondary" size="small" onClick={() => playback.send({ type: 'retried' })}>
            {text.retry}
          </Button>
        </Alert>
      </div>
    </div>
  );
}
