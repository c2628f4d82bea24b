/** Units that are said once for several figures: in a label, behind a range, behind the last side of a size. */
import type { ClaimWords } from './claimWords';
import type { Quantity } from './quantity';
import type { Term } from './term';
import { unitAtTerm, unitEnding } from './unitAt';

interface Within {
  readonly terms: readonly Term[];
  readonly words: ClaimWords;
}

/** "Weight (g): 232", "Dimensions in cm: 10 x 42": the unit of the counts behind it, as far as the next label. */
export function underLabels(found: readonly Quantity[], { terms, words }: Within): Quantity[] {
  let unit: ReturnType<typeof unitAtTerm> = null;
  let next = 0;
  return found.map((quantity) => {
    for (; next < quantity.from; next++) {
      if (!terms[next + 1]?.isLabelled) continue;
      const isMeasured = found.some(({ to }) => to === next + 1);
      unit = isMeasured ? null : unitEnding(terms, next + 1, words);
    }
    next = Math.max(next, quantity.from);
    return unit && quantity.dimension === 'count'
      ? { ...quantity, otherwise: { value: quantity.value * unit.factor, dimension: unit.dimension } }
      : quantity;
  });
}

/** "22 to 32 mm", "two or three hours": the unit stands behind the last. */
export function withUnitBehind(
  count: Quantity,
  next: Quantity | undefined,
  { terms, words }: Within,
): Quantity {
  const unit =
    next && count.dimension === 'count' && !count.otherwise ? unitEnding(terms, next.to, words) : null;
  if (!next || !unit || unit.dimension !== next.dimension || !areOneRange(count, next, { terms, words }))
    return count;
  return { ...count, otherwise: { value: count.value * unit.factor, dimension: unit.dimension } };
}

/** "1-8", "from two to three": side by side, with a hyphen, a dash or one little word between them. */
function areOneRange(one: Quantity, other: Quantity, { terms, words }: Within): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const [before, link] = [terms[first.to - 1], terms[first.to]];
  if (!before || !link) return false;
  if (last.from === first.to) return link.isJoined || (link.breaksBefore && link.start - before.end === 1);
  return (
    last.from === first.to + 1 &&
    !link.breaksBefore &&
    !terms[last.from]?.breaksBefore &&
    words.rangeLinks.has(link.lower)
  );
}

const BY = /^[x×*]$/;
/** "25 x 20 x 3 cm": the unit of the last side is that of all; each may be a bare number, too. */
export function sidesBefore(
  found: readonly Quantity[],
  at: number,
  { dimension, to }: Quantity,
  { terms, words }: Within,
): Quantity[] {
  if (dimension !== 'length') return [];
  const factor = unitAtTerm(terms, to - 1, words)?.factor ?? 1;
  const sides: Quantity[] = [];
  for (let place = at; place > 0; place--) {
    const [side, next] = [found[place - 1], found[place]];
    const isBy =
      side &&
      next &&
      next.from - side.to <= 1 &&
      BY.test(terms[next.from - 1]?.lower ?? '') &&
      side.dimension === 'count';
    if (!isBy) break;
    sides.push({ ...side, dimension, value: side.value * factor });
  }
  return sides;
}
