/** Numbers of fields: within their limits, on their step, written without noise. */

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const decimalsOf = (step: number) => (String(step).split('.')[1] ?? '').length;

export const written = (value: number, { step }: Pick<Range, 'step'>): string =>
  String(Number(value.toFixed(Math.max(decimalsOf(step), 2))));

/** The nearest value that is allowed. */
export function within(value: number, { min, max, step }: Range): number {
  const stepped = Number(value.toFixed(Math.max(decimalsOf(step), 2)));
  return Math.min(max, Math.max(min, stepped));
}

/** What was typed as a value; null while it is none, or none that is allowed. */
export function readNumber(typed: string, { min, max }: Range): number | null {
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(value) && value >= min && value <= max ? value : null;
}

const PX_PER_STEP = 3;
/** Where a drag of so many px leads to. */
export const scrubbedTo = (start: number, px: number, range: Range, isFine: boolean): number =>
  within(start + Math.trunc(px / PX_PER_STEP) * range.step * (isFine ? 0.1 : 1), range);
