/** The data that a page carries in its scripts: JSON of its own, and objects given to a variable. */
import type { CheerioAPI } from 'cheerio';
import { looseJson } from './looseJson';

export type Node = Readonly<Record<string, unknown>>;

const LEAST_CHARACTERS = 60;
const ASSIGNED = /(?:=|JSON\.parse\(|\(|:)\s*(?=[[{"'])/g;
const MOST_OBJECTS = 400;
/** Each bracket that never closes costs a look at all that follows. */
const MOST_SCANNED = 12_000_000;

interface Budget {
  characters: number;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each value that can be read as JSON, the outermost of nested ones. */
export function* embeddedData($: CheerioAPI): Generator<unknown> {
  const budget = { characters: MOST_SCANNED };
  for (const script of $('script:not([src])').toArray()) {
    const type = script.attribs['type'] ?? '';
    const text = $(script).text();
    if (/ld\+json/.test(type) || text.length < LEAST_CHARACTERS) continue;
    if (/json/.test(type)) yield looseJson(text);
    else yield* assignedIn(text, budget);
  }
}

function* assignedIn(text: string, budget: Budget): Generator<unknown> {
  let until = 0;
  let read = 0;
  for (const { index, 0: before } of text.matchAll(ASSIGNED)) {
    const start = index + before.length;
    if (start < until || read >= MOST_OBJECTS) continue;
    if (/["']/.test(text[start] ?? '')) {
      if (!before.startsWith('JSON')) continue;
      const end = endOfString(text, start);
      const inner = looseJson(`"${text.slice(start + 1, end - 1).replaceAll(String.raw`\'`, "'")}"`);
      if (typeof inner === 'string') yield looseJson(inner);
      until = end;
      continue;
    }
    const end = endOfValue(text, start, budget);
    if (end - start < LEAST_CHARACTERS) continue;
    read += 1;
    const value = looseJson(text.slice(start, end));
    if (value === null) continue;
    until = end;
    yield value;
  }
}

/** Behind the bracket that closes the one at `start`; `start` itself where none does. */
function endOfValue(text: string, start: number, budget: Budget): number {
  // Only the first key is looked at before the rest is read: code is far more common than data.
  if (!/^[[{]\s*(?:["[{\d\]}-]|true|false|null)/.test(text.slice(start, start + 40))) return start;
  let depth = 0;
  const until = Math.min(text.length, start + budget.characters);
  for (let at = start; at < until; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) {
        budget.characters -= at - start;
        return at + 1;
      }
    }
  }
  budget.characters -= until - start;
  return start;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[start]) return at + 1;
  }
  return text.length;
}
