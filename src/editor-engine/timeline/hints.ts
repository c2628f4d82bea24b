/** Where something will land, kept among the session's previews: they go when the gesture does. */
import type { Preview, Previews } from '../session/previews';
import type { LaneKind } from '../selectors/laneKinds.selectors';

/** No item has such an id: those of items begin with what they are. */
const DROP = '~drop';
const INSERTION = '~insertion';

/** ms */
export interface Drop {
  readonly from: number;
  readonly to: number;
  readonly kind: LaneKind;
}
type Hints = Readonly<Record<string, Preview>>;

export const dropAt = ({ from, to, kind }: Drop): Hints => ({ [DROP]: { from, to, details: { kind } } });
export function dropOf(previews: Pick<Previews, 'of'>): Drop | null {
  const { from, to, details } = previews.of(DROP) ?? {};
  return from === undefined || to === undefined ? null : { from, to, kind: details?.['kind'] as LaneKind };
}
export const insertionAt = (atMs: number): Hints => ({ [INSERTION]: { from: atMs } });
export const insertionOf = (previews: Pick<Previews, 'of'>): number | null =>
  previews.of(INSERTION)?.from ?? null;
