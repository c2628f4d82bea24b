/** A kind of product: what things of it are called, and how one speaks of using and buying them. */

export interface Kind {
  readonly name: string;
  /** In the singular where there is one; a mass ends in `~`, what is never one thing in `+`. */
  readonly nouns: readonly string[];
  /** Whether its titles are names of works: said whole, without "the". */
  readonly isWork?: boolean;
  /** Questions for the beginning where no claim gives one; under ten words. */
  readonly hooks: readonly string[];
  /** What "before" was like, in words that claim nothing. */
  readonly before: readonly string[];
  /** Beginnings of a quiet ad. */
  readonly moments: readonly string[];
  /** What to do now. */
  readonly actions: readonly string[];
}

/** Lines have the places of `said`; lists of words are parted by `|`. */
export const defineKind = (kind: Omit<Kind, 'nouns'> & { nouns: string }): Kind => ({
  ...kind,
  nouns: kind.nouns.split('|').map((noun) => noun.trim()),
});
