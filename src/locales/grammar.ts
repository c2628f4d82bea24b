/** What a catalogue needs of its language: which word goes with a count, and how a number is written. */
export interface Grammar {
  /** `plural(2, 'word', 'words')`: the form that the language takes for this count. */
  plural: (count: number, one: string, other: string) => string;
  /** With as many decimals as are asked for, its digits grouped as the language groups them: `1.5`, `1,5`; `4,930`, `4930`. */
  number: (value: number, decimals?: number) => string;
  /** `TikTok, Reels and Shorts`, `TikTok, Reels und Shorts`. */
  list: (names: readonly string[]) => string;
}

/** @param locale a BCP 47 tag */
export function grammarOf(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    plural: (count, one, other) => (rules.select(count) === 'one' ? one : other),
    number: (value, decimals = 0) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    list: (names) => lists.format(names),
  };
}
