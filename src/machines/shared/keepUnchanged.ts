/** A fresh answer with the old objects where nothing changed, so that what shows them need not be drawn anew. */
export function keepUnchanged<Item extends { readonly _id: string }>(
  before: readonly Item[],
  answer: readonly Item[],
): readonly Item[] {
  const known = new Map(before.map((item) => [item._id, item]));
  return answer.map((item) => {
    const old = known.get(item._id);
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
}
