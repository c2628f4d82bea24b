/** Watches what each change of the document leaves without a picture or a caption, and fills it. */
import { fromCallback } from 'xstate';
import type { VideoData } from '../../../../contract/video/videoData';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { mendMoments, mendOf } from '../../../editor-engine/moments/mendMoments';
import {
  momentsLeft,
  momentsWithout,
  type MomentWithout,
} from '../../../editor-engine/moments/momentsWithout';
import { editorMomentsMessages as text } from '../../../locales/messages/editor/moments';
import {
  missingMachine,
  type MendChoice,
  type MissingEvent,
} from '../../../machines/missing/missing.machine';
import type { EditorCommands } from '../../../screens/editor/commands';

interface Deps {
  readonly engine: EditorEngine;
  readonly commands: Pick<EditorCommands, 'undo'>;
  readonly announce: (text: string) => void;
}

export const provideMissing = ({ engine, commands, announce }: Deps) =>
  missingMachine.provide({
    actors: {
      watchDocument: fromCallback<MissingEvent>(({ sendBack }) => watchDocument(engine, sendBack)),
    },
    actions: {
      mend: ({ context: { missing } }) => {
        if (missing.mend === 'undo') commands.undo();
        else fill(engine, missing.moments, announce);
      },
      goTo: (_, atMs) => engine.session.playback.seekToMs(atMs),
    },
  });

function fill(engine: EditorEngine, moments: readonly MomentWithout[], announce: (text: string) => void) {
  announce(mendMoments(engine, moments) ? text.mended : text.notMended);
}

/** Of what was told before only what is still so, as it is now. */
const stillThere = (data: VideoData, told: readonly MomentWithout[]) =>
  momentsWithout(data).filter((one) =>
    told.some(({ lacks, from, to }) => lacks === one.lacks && from < one.to && one.from < to),
  );

function watchDocument(engine: EditorEngine, send: (event: MissingEvent) => void): () => void {
  let last = engine.videoData();
  let told: readonly MomentWithout[] = [];
  const isFillable = (moment: MomentWithout) => mendOf(last, moment) !== null;
  return engine.subscribe(() => {
    const data = engine.videoData();
    const left = momentsLeft(last, data);
    last = data;
    if (left.length === 0 && told.length === 0) return;
    const were = stillThere(data, told);
    const isTold = (moment: MomentWithout) =>
      left.some(({ lacks, from, to }) => lacks === moment.lacks && from === moment.from && to === moment.to);
    told = [...were.filter((moment) => !isTold(moment)), ...left].toSorted((a, b) => a.from - b.from);
    if (left.length > 0) {
      // What can be filled is; where that is not all of it, what was just done is taken back.
      const mend: MendChoice = told.every(isFillable) ? 'fill' : 'undo';
      send({ type: 'moments.left', missing: { moments: told, mend } });
    } else if (told.length > 0)
      send({
        type: 'moments.stayed',
        missing: { moments: told, mend: told.some(isFillable) ? 'fill' : null },
      });
    else send({ type: 'moments.filled' });
  });
}
