/** The marks of the ruler: as many as can be read, at moments that people count by. */

/** ms between two named marks, and how many parts lie between. */
const STEPS = [
  { everyMs: 500, parts: 5 },
  { everyMs: 1000, parts: 5 },
  { everyMs: 2000, parts: 4 },
  { everyMs: 5000, parts: 5 },
  { everyMs: 10_000, parts: 5 },
  { everyMs: 30_000, parts: 6 },
  { everyMs: 60_000, parts: 6 },
] as const;
/** px that a name needs. */
const NAME_PX = 72;

export interface TickStep {
  readonly everyMs: number;
  readonly parts: number;
}

export const tickStep = (pxPerMs: number): TickStep =>
  STEPS.find(({ everyMs }) => everyMs * pxPerMs >= NAME_PX) ?? STEPS[STEPS.length - 1] ?? STEPS[0];

/** The named marks of a stretch, in ms. */
export function ticksBetween(fromMs: number, toMs: number, { everyMs }: TickStep): readonly number[] {
  const first = Math.max(0, Math.floor(fromMs / everyMs));
  const last = Math.ceil(toMs / everyMs);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => (first + n) * everyMs);
}

/** `0:05`, `1:02.5`. */
export function clockOf(atMs: number): string {
  const tenths = Math.round(atMs / 100);
  const seconds = Math.floor(tenths / 10) % 60;
  const part = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return `${Math.floor(tenths / 600)}:${String(seconds).padStart(2, '0')}${part}`;
}
