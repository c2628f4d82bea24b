/** What a page may mean, offered to a person who has written nothing in its place yet. [W4] [W5] */
export type DoubtfulText = 'description' | 'price';

/** Empty where a text of the person's own would be lost. */
export function offeredTexts(
  form: Readonly<Record<DoubtfulText, string>> & {
    readonly possible: Readonly<Record<DoubtfulText, readonly string[]>>;
  },
  name: DoubtfulText,
): readonly string[] {
  const written = form[name].trim();
  const possible = form.possible[name];
  return written === '' || possible.includes(written) ? possible : [];
}
