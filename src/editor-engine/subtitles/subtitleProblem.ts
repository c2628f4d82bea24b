/** What may be wrong with a subtitle file, as codes; the sentences are in the catalogue. */

export const subtitleProblemCodes = [
  'tooLarge',
  'noCues',
  'badTime',
  'endsBeforeItBegins',
  'beforeStart',
  'tooLate',
  'noText',
  'longText',
  'noTime',
  'outOfOrder',
  'overlaps',
] as const;

export interface SubtitleProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly code: (typeof subtitleProblemCodes)[number];
}

/** A list that a person may still read. */
export const SUBTITLE_PROBLEMS = 100;
