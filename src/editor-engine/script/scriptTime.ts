/** Where moments come to stand when a stretch of the script takes another time. Times in ms of the video. */
import type { Span } from '../selectors/placement.selectors';

export interface ScriptTime {
  /** The stretch as it was, and how long it then is. */
  readonly was: Span;
  readonly lengthMs: number;
  /** How much later (earlier when negative) comes what stands behind it. */
  readonly byMs: number;
  /** Within the stretch in proportion. */
  readonly at: (ms: number) => number;
}

export function createScriptTime(was: Span, lengthMs: number): ScriptTime {
  const oldMs = was.to - was.from;
  const byMs = lengthMs - oldMs;
  return {
    was,
    lengthMs,
    byMs,
    at(ms) {
      if (ms >= was.to) return Math.round(ms + byMs);
      if (ms <= was.from) return Math.round(ms);
      return Math.round(was.from + ((ms - was.from) * lengthMs) / oldMs);
    },
  };
}
