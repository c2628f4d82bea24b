/** The script changed in the video, each time as one step, or nothing at all. [SC1] */
import { shareOut, splitWords } from '../../../../contract/video/spokenWords';
import { spokenMs } from '../../../editor-engine/captions/script';
import { placeSaying } from '../../../editor-engine/script/placeSaying';
import { sentencesOf } from '../../../editor-engine/script/sentences';
import { speakerAt, speakerOf, type Speaker } from '../../../editor-engine/script/spokenBy';
import type { Outcome } from '../../../editor-engine/kernel/engine';
import type { Span } from '../../../editor-engine/selectors/placement.selectors';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import type {
  ScriptPlace,
  ScriptWritten,
  SpokenWords,
} from '../../../machines/captionEdit/scriptEdit.machine';
import { asOneStep } from './captionCommands';

export type Spoken = SpokenWords & {
  readonly isUnspoken?: boolean;
  readonly toBeSpokenBy?: Partial<Speaker>;
};

/** Where it is said now. @throws RefusedCommand, and then nothing has changed. */
export const changeScript = (engine: EditorEngine, place: ScriptPlace, written: ScriptWritten): void =>
  asOneStep(engine, [
    () => {
      const now = placeSaying(engine.videoData(), place);
      return changePlace(engine, now, spokenOf(engine, now, written));
    },
  ]);

/** Each in its place, as one step. @throws RefusedCommand, and then nothing has changed. */
export const respeakScript = (
  engine: EditorEngine,
  spoken: readonly { readonly place: ScriptPlace; readonly spoken: Spoken }[],
): void =>
  asOneStep(
    engine,
    // From the last to the first: what is changed moves no beginning before it.
    spoken
      .toReversed()
      .map((one) => () => changePlace(engine, placeSaying(engine.videoData(), one.place), one.spoken)),
  );

/** ms by which what is said anew may end beside where it was reckoned to. */
const SLACK_MS = 20;
/** Within a pause two sentences meet where the picture changes: there, and not in the midst of one, another is put in. */
export function boundaryNear(engine: EditorEngine, atMs: number): number {
  const within = sentencesOf(engine.videoData()).find(({ from, to }) => from < atMs && atMs < to);
  if (!within) return atMs;
  const [first, last] = [within.words[0], within.words.at(-1)];
  if (first && atMs <= first.from + SLACK_MS) return within.from;
  return last && atMs >= last.to - SLACK_MS ? within.to : atMs;
}

/** Where a place of the script stands after a change before it, which moved it by so many ms. */
export function placeAfter(engine: EditorEngine, { from, to, said }: ScriptPlace, byMs: number): ScriptPlace {
  if (said !== '') return placeSaying(engine.videoData(), { from: from + byMs, to: to + byMs, said });
  const atMs = boundaryNear(engine, Math.round(from + byMs));
  return { from: atMs, to: atMs, said };
}

const MERGED = { mergeAs: 'script' };
/** What stands there now, said otherwise; null takes it out. */
export const changePlace = (engine: EditorEngine, { from, to, said }: ScriptPlace, spoken: Spoken | null) =>
  engine.execute('script.change', { from, to, said, spoken }, MERGED);

/** All of them, as one step, or none. @param spans in order */
export const cutScript = (engine: EditorEngine, spans: readonly Span[]): Outcome =>
  engine.allOrNothing(() => {
    // From the last to the first: what is cut moves nothing before it.
    for (const { from, to } of spans.toReversed()) {
      const done = engine.execute('script.cut', { from, to }, MERGED);
      if (!done.done) return done;
    }
    return { done: true };
  });

function spokenOf(engine: EditorEngine, place: ScriptPlace, written: ScriptWritten): Spoken | null {
  if (written.kind === 'removed') return null;
  if ('spoken' in written) return written.spoken;
  const toBeSpokenBy = { ...speakerAt(engine.videoData(), place), ...speakerOf(written) };
  return unspoken(written.text, toBeSpokenBy);
}

/** The words, until somebody says them. */
export const unspoken = (text: string, toBeSpokenBy: Partial<Speaker>): Spoken => ({
  words: estimated(text),
  sound: null,
  isUnspoken: true,
  toBeSpokenBy,
});

/** Of what has no letters. */
const LEAST_MS = 400;

/** At a usual pace. Whole ms. */
function estimated(text: string): SpokenWords['words'] {
  const words = splitWords(text);
  return shareOut(words, 0, Math.max(LEAST_MS, spokenMs(text))).map(({ text: word, from, to }) => ({
    text: word,
    from: Math.round(from),
    to: Math.round(to),
  }));
}
