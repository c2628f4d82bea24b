/** A grid whose rows are alike: as many columns as share its items out evenly among the fewest rows that hold them. */

/** Of so many items: more than these are a list, whose last row may be short. */
const MOST = 12;

/** Six that fit five abreast stand three abreast, not as five and one. */
export const evenCount = (items: number, fit: number): number => Math.ceil(items / Math.ceil(items / fit));

interface Measure {
  /** px: the narrowest that a column may be, and between two. */
  readonly least: number;
  readonly gap: number;
}

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const widthOf = (count: number, { least, gap }: Measure) => `${count * least + (count - 1) * gap}px`;

/** The style of a grid in a container whose width is asked for (`container-type: inline-size`). */
export function evenColumns(measure: Measure) {
  const byItems = upTo(MOST).map((items) => [
    `&:has(> :nth-child(${items}):last-child)`,
    {
      ...columns(1),
      '@container': Object.fromEntries(
        upTo(items).map((fit) => [`(min-width: ${widthOf(fit, measure)})`, columns(evenCount(items, fit))]),
      ),
    },
  ]);
  return {
    display: 'grid',
    gap: `${measure.gap}px`,
    gridTemplateColumns: `repeat(auto-fill, minmax(${measure.least}px, 1fr))`,
    selectors: Object.fromEntries(byItems) as Record<string, ReturnType<typeof columns>>,
  } as const;
}
