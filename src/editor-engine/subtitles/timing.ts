/** The line of a cue that says when it stands. */
import { VIDEO_MS } from '../../../contract/limits';
import type { SubtitleProblem } from './subtitleProblem';
import { readTimestamp } from '../../../contract/video/subtitles/timestamp';

interface Timing {
  readonly window: { readonly from: number; readonly to: number } | null;
  readonly problem?: SubtitleProblem['code'];
}

/** What stands behind the second moment is where the cue is placed: not ours. */
export function readTiming(line: string): Timing {
  const [left = '', right = ''] = line.split('-->', 2);
  const from = readTimestamp(left);
  const to = readTimestamp(/^\s*(\S{1,30})/.exec(right)?.[1] ?? '');
  if (from === null || to === null) return { window: null, problem: 'badTime' };
  if (to <= from) return { window: null, problem: 'endsBeforeItBegins' };
  if (to <= 0) return { window: null, problem: 'beforeStart' };
  if (from >= VIDEO_MS.max) return { window: null, problem: 'tooLate' };
  const window = { from: Math.max(0, from), to: Math.min(to, VIDEO_MS.max) };
  return from < 0 ? { window, problem: 'beforeStart' } : { window };
}
