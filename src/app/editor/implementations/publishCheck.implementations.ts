/** What a press on a finding of the publish check does: goes there, or mends it. [PC1] */
import { fromPromise, type ActorRefFrom } from 'xstate';
import { mendFinding } from '../../../editor-engine/check/mendFinding';
import { placeOf } from '../../../editor-engine/check/placeOf';
import type { Finding } from '../../../editor-engine/check/finding';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { editorCommandMessages } from '../../../locales/messages/editor/commands';
import { publishCheckMachine } from '../../../machines/publishCheck/publishCheck.machine';
import type { jumpMachine } from '../../../machines/workspace/jump.machine';
import type { LookThrough } from '../check/lookThrough';
import type { SpeakWhere } from './script.implementations';

export type Jump = Pick<ActorRefFrom<typeof jumpMachine>, 'send'>;
interface Deps {
  readonly engine: EditorEngine;
  readonly announce: (text: string) => void;
  readonly lookThrough: LookThrough;
  readonly jump: Jump;
  readonly speakWhere: SpeakWhere;
}

export const providePublishCheck = ({ engine, announce, lookThrough, jump, speakWhere }: Deps) =>
  publishCheckMachine.provide({
    actors: {
      lookThrough: fromPromise(({ signal }) => lookThrough(signal, { asksModel: true })),
      speakSentence: speakingOf(speakWhere),
    },
    actions: {
      mend: (_, finding) => mend(engine, finding, announce),
      goTo: (_, finding) => goTo(engine, jump, finding),
    },
  });

export const speakingOf = (speakWhere: SpeakWhere) =>
  fromPromise<void, { finding: Finding | null }>(async ({ input: { finding }, signal }) => {
    const { mend: how = null } = finding ?? {};
    if (finding && how && 'speech' in how) await speakWhere(finding, how.speech, signal);
  });

export function mend(engine: EditorEngine, finding: Finding, announce: (text: string) => void): void {
  const outcome = mendFinding(engine, finding);
  announce(outcome.done ? editorCommandMessages.mended : editorCommandMessages.refusals[outcome.why]);
}

export const goTo = (engine: EditorEngine, jump: Jump, finding: Finding): void =>
  jump.send({ type: 'place.chosen', place: placeOf(finding, engine.videoData()) });
