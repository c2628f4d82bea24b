/** Cues in order of time, none over another: captions cannot stand in one place at once. */
import { TEXT_CHARACTERS, type Cue, type ReadCue } from '../../../contract/video/subtitles/cue';
import type { SubtitleProblem } from './subtitleProblem';

/** An earlier cue ends where the next begins; two that begin together are one of both texts. */
export function orderCues(read: readonly ReadCue[]): { cues: Cue[]; problems: SubtitleProblem[] } {
  const problems: SubtitleProblem[] = [];
  let latest = 0;
  for (const { from, line } of read) {
    if (from < latest) problems.push({ line, code: 'outOfOrder' });
    latest = Math.max(latest, from);
  }
  const cues: Cue[] = [];
  for (const { line, ...cue } of read.toSorted((a, b) => a.from - b.from)) {
    const last = cues.at(-1);
    if (last && last.to > cue.from) {
      problems.push({ line, code: 'overlaps' });
      if (last.from === cue.from) {
        cues[cues.length - 1] = { ...cue, to: Math.max(last.to, cue.to), text: joined(last, cue) };
        continue;
      }
      cues[cues.length - 1] = { ...last, to: cue.from };
    }
    cues.push(cue);
  }
  return { cues, problems };
}

const joined = (first: Cue, next: Cue) => `${first.text}\n${next.text}`.slice(0, TEXT_CHARACTERS).trim();
