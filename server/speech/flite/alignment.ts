/** Finds each word's time among the phones that were spoken, where they differ from the word's own by context. */
import { PAUSE, type Phone } from './phones';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const isVowel = (name: string) => /^[aeiou]/.test(name);
/** A vowel is rarely spoken as a consonant. */
const difference = (a: string, b: string) => (a === b ? 0 : isVowel(a) === isVowel(b) ? 0.6 : 1.6);
const GAP = 1;

/** One span a word, in order, none overlapping: the edit path of least cost between expected and spoken phones. */
export function alignWords(expected: readonly (readonly string[])[], spoken: readonly Phone[]): Span[] {
  const heard = spoken.filter(({ name }) => name !== PAUSE);
  const wanted = expected.flatMap((phones, word) => phones.map((name) => ({ name, word })));
  const owners = ownersOf(wanted, heard);
  const spans = expected.map((_, word): Span | null => {
    const own = heard.filter((_, i) => owners[i] === word);
    return own.length > 0 ? { start: own[0]!.start, end: own.at(-1)!.end } : null;
  });
  return withoutHoles(spans, heard);
}

function ownersOf(wanted: readonly { name: string; word: number }[], heard: readonly Phone[]): number[] {
  const width = heard.length + 1;
  const cost = new Float32Array((wanted.length + 1) * width);
  for (let i = 0; i <= wanted.length; i++) cost[i * width] = i * GAP;
  for (let j = 0; j <= heard.length; j++) cost[j] = j * GAP;
  const matching = (i: number, j: number) =>
    cost[(i - 1) * width + j - 1]! + difference(wanted[i - 1]!.name, heard[j - 1]!.name);
  for (let i = 1; i <= wanted.length; i++) {
    for (let j = 1; j <= heard.length; j++) {
      cost[i * width + j] = Math.min(
        matching(i, j),
        cost[(i - 1) * width + j]! + GAP,
        cost[i * width + j - 1]! + GAP,
      );
    }
  }
  const owners = Array.from(heard, () => -1);
  for (let i = wanted.length, j = heard.length; i > 0 && j > 0;) {
    const here = cost[i * width + j]!;
    if (Math.abs(here - matching(i, j)) < 1e-4) owners[--j] = wanted[--i]!.word;
    else if (Math.abs(here - cost[(i - 1) * width + j]! - GAP) < 1e-4) i--;
    else j--;
  }
  // A phone that nobody expected belongs to the word before it.
  for (let j = 0; j < owners.length; j++) if (owners[j] === -1) owners[j] = owners[j - 1] ?? 0;
  return owners;
}

/** A word that was swallowed shares the time of the word before it, half and half. */
function withoutHoles(spans: readonly (Span | null)[], heard: readonly Phone[]): Span[] {
  const filled: Span[] = [];
  for (const span of spans) {
    const last = filled.at(-1);
    if (span) filled.push(span);
    else if (last) {
      const middle = (last.start + last.end) / 2;
      filled[filled.length - 1] = { start: last.start, end: middle };
      filled.push({ start: middle, end: last.end });
    } else filled.push({ start: heard[0]?.start ?? 0, end: heard[0]?.start ?? 0 });
  }
  return filled;
}
