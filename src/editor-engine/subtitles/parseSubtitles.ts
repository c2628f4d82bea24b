/** Reads SRT and WebVTT as people and programs really write them: what cannot be read is named by its line, the rest goes on. */
import { TEXT_CHARACTERS, type Cue, type ReadCue } from '../../../contract/video/subtitles/cue';
import { SUBTITLE_PROBLEMS, type SubtitleProblem } from './subtitleProblem';
import { orderCues } from './orderCues';
import { readText } from '../../../contract/video/subtitles/subtitleText';
import { readTiming } from './timing';

/** More than 10,000 captions of two full lines. */
const MOST_CHARACTERS = 4_000_000;

export interface Subtitles {
  /** In order, none over another. */
  readonly cues: readonly Cue[];
  /** In order of their lines; at most a hundred. */
  readonly problems: readonly SubtitleProblem[];
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
/** An arrow in somebody's words is no timing. */
const isTiming = (line: string | undefined) => line !== undefined && /^\s*-?\d[^>]*-->/.test(line);
/** Blocks of WebVTT that are not cues. */
const isRemark = (line: string) => /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line);

export function parseSubtitles(file: string): Subtitles {
  if (file.length > MOST_CHARACTERS) return { cues: [], problems: [{ line: 1, code: 'tooLarge' }] };
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const problems: SubtitleProblem[] = [];
  const read: ReadCue[] = [];
  const blockEnd = (from: number) => {
    let end = from;
    while (end < lines.length && !isBlank(lines[end])) end += 1;
    return end;
  };

  let at = /^WEBVTT(?:\s|$)/.test(lines[0] ?? '') ? blockEnd(0) : 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const number = at + 1;
    if (isBlank(line)) at += 1;
    else if (isTiming(line)) {
      const end = textEnd(lines, at + 1);
      const { window, problem } = readTiming(line);
      const text = readText(lines.slice(at + 1, end));
      if (problem) problems.push({ line: number, code: problem });
      if (window && text === '') problems.push({ line: number, code: 'noText' });
      else if (window) {
        if (text.length > TEXT_CHARACTERS) problems.push({ line: number + 1, code: 'longText' });
        read.push({ ...window, text: text.slice(0, TEXT_CHARACTERS).trim(), line: number });
      }
      at = end;
    } else if (isRemark(line)) at = blockEnd(at);
    else if (isTiming(lines[at + 1])) at += 1;
    else {
      problems.push({ line: number, code: 'noTime' });
      at = untimedEnd(lines, at);
    }
  }

  const { cues, problems: ofOrder } = orderCues(read);
  if (cues.length === 0 && problems.length === 0) problems.push({ line: 1, code: 'noCues' });
  return {
    cues,
    problems: [...problems, ...ofOrder].toSorted((a, b) => a.line - b.line).slice(0, SUBTITLE_PROBLEMS),
  };
}

/** A cue's text ends at an empty line, or where the next cue begins without one. */
function textEnd(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && !isBlank(lines[end])) {
    if (isTiming(lines[end])) return end;
    if (isTiming(lines[end + 1]) && /^\s*\d+\s*$/.test(lines[end] ?? '')) return end;
    end += 1;
  }
  return end;
}

/** Up to the name of the next cue, or an empty line. */
function untimedEnd(lines: readonly string[], from: number): number {
  let end = from + 1;
  while (end < lines.length && !isBlank(lines[end]) && !isTiming(lines[end]) && !isTiming(lines[end + 1]))
    end += 1;
  return end;
}
