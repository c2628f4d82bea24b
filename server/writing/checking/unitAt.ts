/** Units of a text by their places: "fl oz", "metres", the hour of "un'ora". */
import type { ClaimWords } from './claimWords';
import type { Term } from './term';

/** "Un'ora", "d'heure"; of "it's" and "I'm" nothing is elided that measures. */
export const ELIDED = /^(\p{L}+)'(\p{L}{2,})$/u;

export function unitAtTerm(terms: readonly Term[], at: number, { units }: ClaimWords) {
  for (const count of [3, 2, 1]) {
    const unit =
      units[
        terms
          .slice(at, at + count)
          .map(({ lower }) => lower)
          .join(' ')
      ];
    if (unit && terms.length >= at + count) return { ...unit, to: at + count };
  }
  const inside = units[ELIDED.exec(terms[at]?.lower ?? '')?.[2] ?? ''];
  return inside ? { ...inside, to: at + 1 } : null;
}

/** The unit whose name ends there. */
export function unitEnding(terms: readonly Term[], to: number, words: ClaimWords) {
  for (const count of [3, 2, 1]) {
    const unit = to < count ? null : unitAtTerm(terms, to - count, words);
    if (unit?.to === to) return unit;
  }
  return null;
}
