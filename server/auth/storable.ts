/** What Postgres can hold: text without U+0000 or half a surrogate pair, and no nesting that its parser gives up on. */

/** Layouts nest about ten deep; Postgres gives up at some thousands, and so would whoever walks a value by recursion. */
const DEEPEST = 100;
const NO_TEXT = /[\0\p{Surrogate}]/u;

/** Why a value from outside cannot be stored, as a sentence; null where it can. */
export function whyNotStorable(value: unknown): string | null {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return `This is nested more than ${DEEPEST} deep.`;
    if (level.some((one) => typeof one === 'string' && NO_TEXT.test(one)))
      return 'This holds a character that is not one (U+0000, or half of a pair).';
    level = level.flatMap(inside);
  }
  return null;
}

function inside(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.entries(value).flat() : [];
}
