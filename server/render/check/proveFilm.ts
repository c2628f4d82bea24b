/** Proves a finished file equal to its preview: what differs is drawn again by screenshots, then told if it still differs. */
import type { RenderCheck } from '../../../contract/renderCheck';
import { TookTooLong, withinLimit } from '../../limits/withinLimit';
import { observed } from '../../observing/activities';
import type { Draw, FrameRange } from '../draw';
import {
  checkSound,
  differingFrames,
  drawExpected,
  picturesOf,
  type DifferingPictures,
  type Expected,
} from './checkFilm';
import type { Ahead, LookAhead } from './lookAhead';
import type { Stop } from './smallFrames';

export interface Proving extends Ahead {
  readonly file: string;
  /** What draws stills. */
  readonly screenshots: Pick<Draw, 'stills'>;
  /** What was found beside the drawing; without it the file itself is decoded. */
  readonly ahead?: LookAhead | undefined;
  /** Draws these chunks anew by screenshots and puts a file with them in the place of `file`. */
  redraw(ranges: readonly FrameRange[], stop: Stop): Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

type Checked = Omit<
  Extract<RenderCheck, { outcome: 'checked' }>,
  'differing' | 'frames_differing' | 'redrawn'
>;
export type Proof =
  | (Checked & {
      /** In this file. */
      readonly compared: readonly number[];
      readonly differing: readonly number[];
      readonly pictures: readonly DifferingPictures[];
      /** Chunks that differed at first. */
      readonly redrawn: readonly FrameRange[];
    })
  | { readonly outcome: 'unchecked'; readonly reason: 'took_too_long' | 'failed'; readonly error: unknown };

/** Many times what the longest film takes: 36 stills and as many chunks to decode. */
const LIMIT_MS = 240_000;

/** A check that fails costs nobody their film: only the signal ends it with an error. */
export async function proveFilm(proving: Proving): Promise<Proof> {
  const { signal } = proving;
  try {
    const limit = { what: 'The check of the video', limitMs: LIMIT_MS, signal };
    return await observed('filmStage', { stage: 'check' }, () =>
      withinLimit(limit, (stop) => prove(proving, { signal: stop })),
    );
  } catch (error) {
    signal?.throwIfAborted();
    const reason = error instanceof TookTooLong ? 'took_too_long' : 'failed';
    return { outcome: 'unchecked', reason, error };
  }
}

async function prove(proving: Proving, stop: Stop): Promise<Proof> {
  const { film, file, known, ahead } = proving;
  const expecting = expectedOf(proving, stop);
  const [expected, found, sound] = await Promise.all([
    expecting,
    ahead?.foundIn(file, expecting, stop),
    checkSound(file, film, stop),
  ]);
  const first = found ?? (await differingFrames(file, expected, film, stop));
  const { differing, redrawn } = await withoutDifferences(proving, expected, first, stop);
  const pictures = await picturesOf(file, differing, expected, film, proving.screenshots, stop);
  return {
    outcome: 'checked',
    frames: new Set([...expected.frames, ...[...known.values()].flat()]).size,
    compared: expected.frames,
    differing,
    pictures,
    redrawn,
    words: sound.words,
    misplaced: [...sound.misplaced],
  };
}

/** A browser that died beside the drawing may live again. */
async function expectedOf({ film, seed, screenshots, known, ahead }: Proving, stop: Stop): Promise<Expected> {
  const beside = await ahead?.expected(screenshots).catch(() => null);
  stop.signal.throwIfAborted();
  return beside ?? drawExpected(screenshots, { ...film, known }, seed, stop);
}

/** What is left after the chunks of all differing frames were drawn once more. */
async function withoutDifferences(
  { film, file, redraw }: Proving,
  expected: Expected,
  differing: readonly number[],
  stop: Stop,
) {
  const ranges = film.chunks.filter(({ from, to }) => differing.some((frame) => frame >= from && frame < to));
  if (ranges.length === 0) return { differing, redrawn: [] };
  try {
    await redraw(ranges, stop);
  } catch {
    // The film that is there stays, with what is wrong with it.
    stop.signal.throwIfAborted();
    return { differing, redrawn: [] };
  }
  return { differing: await differingFrames(file, expected, film, stop), redrawn: ranges };
}
