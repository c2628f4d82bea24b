/** The sounds of words: what the engine says it spoke, and what each word alone would be. */
import { runFlite } from './fliteEngine';

export interface Phone {
  readonly name: string;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
}

export const PAUSE = 'pau';

/** Reads `hh:0.255 ax:0.304`: each phone with its end. */
export function phonesOf(log: string): Phone[] {
  let start = 0;
  return [...log.matchAll(/([a-z@]+):([\d.]+)/g)].map(([, name, time]) => {
    const phone = { name: name!, start, end: Number(time) };
    start = phone.end;
    return phone;
  });
}

const KNOWN_WORDS = 5_000;
const known = new Map<string, readonly string[]>();

/** The phones of each word as if it stood alone, asked once a word. */
export async function pronunciations(words: readonly string[]): Promise<readonly (readonly string[])[]> {
  const unknown = [...new Set(words)].filter((word) => !known.has(word));
  if (known.size > KNOWN_WORDS) known.clear();
  if (unknown.length > 0) {
    // A full stop and a new line after each: the pauses tell the words apart.
    const { log } = await runFlite({ recorded: 'kal', text: unknown.join('. \n') + '. \n', print: 'phones' });
    const groups = log
      .split(PAUSE)
      .map((group) => group.split(/\s+/).filter(Boolean))
      .filter((group) => group.length);
    if (groups.length === unknown.length) unknown.forEach((word, i) => known.set(word, groups[i]!));
  }
  return words.map((word) => known.get(word) ?? guessed(word));
}

/** One phone for two letters: close enough to find the neighbours' edges. */
const guessed = (word: string) => Array.from({ length: Math.max(1, Math.round(word.length / 2)) }, () => '?');
