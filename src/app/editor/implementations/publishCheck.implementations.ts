/** What a press on a finding of the publish check does: goes there, or mends it. [PC1] */
import { fromPromise } from 'xstate';
import { mendFinding } from '../../../editor-engine/check/mendFinding';
import type { Finding } from '../../../editor-engine/check/finding';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { editorCommandMessages } from '../../../locales/messages/editor/commands';
import { publishCheckMessages as text } from '../../../locales/messages/editor/publishCheck';
import { publishCheckMachine } from '../../../machines/publishCheck/publishCheck.machine';
import type { LookThrough } from '../check/lookThrough';

interface Deps {
  readonly engine: EditorEngine;
  readonly announce: (text: string) => void;
  readonly lookThrough: LookThrough;
}

export const providePublishCheck = ({ engine, announce, lookThrough }: Deps) =>
  publishCheckMachine.provide({
    actors: { lookThrough: fromPromise(({ signal }) => lookThrough(signal)) },
    actions: {
      mend: (_, finding) => mend(engine, finding, announce),
      goTo: (_, finding) => goTo(engine, finding),
    },
  });

export function mend(engine: EditorEngine, finding: Finding, announce: (text: string) => void): void {
  const outcome = mendFinding(engine, finding);
  announce(outcome.done ? text.mended : editorCommandMessages.refusals[outcome.why]);
}

export function goTo({ session, item }: EditorEngine, { from, itemIds }: Finding): void {
  session.playback.seekToMs(from);
  session.selection.set(itemIds.filter((id) => item(id)).slice(0, 1));
}
