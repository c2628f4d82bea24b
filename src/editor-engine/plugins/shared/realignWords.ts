/** The moments of words after somebody has corrected them: what was spoken keeps its time, what is new shares what is left. */
import { shareOut, type SpokenWord } from '../../../../contract/video/spokenWords';

interface Window {
  readonly from: number;
  readonly to: number;
}

/** The same word, whatever its case and signs. */
const sound = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || text;

/** As many words as before keep their moments one by one; else those that match keep theirs. Whole ms. */
export function realignWords(
  spoken: readonly SpokenWord[],
  texts: readonly string[],
  window: Window,
): SpokenWord[] {
  if (spoken.length === texts.length)
    return spoken.map((word, index) => ({ ...word, text: texts[index] ?? word.text }));
  const aligned: SpokenWord[] = [];
  let [nextSpoken, nextText] = [0, 0];
  for (const [spokenIndex, textIndex] of [
    ...matches(spoken, texts),
    [spoken.length, texts.length] as const,
  ]) {
    const fresh = texts.slice(nextText, textIndex);
    const replaced = spoken.slice(nextSpoken, spokenIndex);
    aligned.push(...placed(fresh, replaced, aligned, spoken[spokenIndex], window));
    const word = spoken[spokenIndex];
    if (word) {
      const from = Math.max(word.from, aligned.at(-1)?.to ?? word.from);
      // A new word before it, in whole ms, may end after a short one.
      aligned.push({ text: texts[textIndex] ?? word.text, from, to: Math.max(word.to, from) });
    }
    [nextSpoken, nextText] = [spokenIndex + 1, textIndex + 1];
  }
  return aligned;
}

/** New words take the time of those they replace, else the pause, else a part of the word before or after them. */
function placed(
  fresh: readonly string[],
  replaced: readonly SpokenWord[],
  before: SpokenWord[],
  after: SpokenWord | undefined,
  window: Window,
): SpokenWord[] {
  if (fresh.length === 0) return [];
  const start = replaced[0]?.from ?? before.at(-1)?.to ?? window.from;
  const end = replaced.at(-1)?.to ?? after?.from ?? window.to;
  if (end - start >= fresh.length) return rounded(shareOut(fresh, start, end));
  const neighbour = before.pop();
  if (!neighbour)
    return rounded(shareOut([...fresh, after?.text ?? ''], start, after?.to ?? end)).slice(0, fresh.length);
  return rounded(shareOut([neighbour.text, ...fresh], neighbour.from, Math.max(end, neighbour.to)));
}

const rounded = (words: readonly SpokenWord[]) =>
  words.map(({ text, from, to }) => ({ text, from: Math.round(from), to: Math.round(to) }));

/** The longest run of words that both have, in order: pairs of indices. */
function matches(spoken: readonly SpokenWord[], texts: readonly string[]): (readonly [number, number])[] {
  const [a, b] = [spoken.map(({ text }) => sound(text)), texts.map(sound)];
  const longest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = longest[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
