/** Which item stands where when two orders become one: the style's, and in it what its owner has besides. Pure. */
import { isCaption } from '../videoData';

interface Orders {
  /** The style's. */
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
  /** All ids that are to stand in it. */
  readonly ids: ReadonlySet<string>;
}

/** What is its owner's stands behind the same thing as before; captions stand together. */
export function mergedOrder({ theirs, mine, ids }: Orders): string[] {
  const order = theirs.filter((id) => ids.has(id));
  const placed = new Set(order);
  const put = (id: string, at: number) => {
    order.splice(at, 0, id);
    placed.add(id);
  };
  for (const id of [...ids].filter((one) => isCaption(one) && !placed.has(one)))
    put(id, order.findLastIndex(isCaption) + 1 || order.length);
  let before: string | null = null;
  for (const id of mine) {
    if (!ids.has(id)) continue;
    if (!placed.has(id)) put(id, before === null ? 0 : order.indexOf(before) + 1);
    before = id;
  }
  return order;
}
