/** The order of every list of a person's things. [P2] [J2] */
export const newestFirst = <Item extends { readonly created_time: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => b.created_time.localeCompare(a.created_time));
