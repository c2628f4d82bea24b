/** Where something will land, kept among the session's previews: they go when the gesture does. */
import type { Preview, Previews } from '../session/previews';
import type { LaneKind } from '../selectors/laneKinds.selectors';

/** No item has such an id: those of items begin with what they are. */
const DROP = '~drop';
const OPENED = '~opened';

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
/** The gap that opens among the main items, ms. */
export const openedAt = ({ from, to }: Omit<Drop, 'kind'>): Hints => ({ [OPENED]: { from, to } });
export function openedOf(previews: Pick<Previews, 'of'>): Omit<Drop, 'kind'> | null {
  const { from, to } = previews.of(OPENED) ?? {};
  return from === undefined || to === undefined ? null : { from, to };
}
