/** The words of an English sentence, each with its part of speech (of Universal Dependencies) and its dictionary form. */
import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';

export interface Part {
  /** "The", "best-known", ",", "'s". */
  readonly text: string;
  readonly lower: string;
  readonly pos: string;
  readonly lemma: string;
}

let reader: WinkMethods | undefined;

/** One sentence is asked for again and again while an article is condensed. */
const KEPT = 2000;
const kept = new Map<string, readonly Part[]>();

export function partsOf(sentence: string): readonly Part[] {
  const known = kept.get(sentence);
  if (known) return known;
  const parts = read(sentence);
  if (kept.size >= KEPT) kept.clear();
  kept.set(sentence, parts);
  return parts;
}

function read(sentence: string): Part[] {
  const { its, readDoc } = (reader ??= winkNLP(model, ['pos']));
  // The library's own types leave out that it is one of a token.
  const lemma = its.lemma as unknown as typeof its.pos;
  const tokens = readDoc(sentence.replace(/[’‘]/g, "'")).tokens();
  const texts = tokens.out();
  const pos = tokens.out(its.pos) as string[];
  const lemmas = tokens.out(lemma) as string[];
  const spaces = tokens.out(its.precedingSpaces);
  const parts: Part[] = [];
  for (const [at, text] of texts.entries()) {
    const one = { text, lower: text.toLowerCase(), pos: pos[at] ?? '', lemma: lemmas[at] ?? '' };
    const before = parts.at(-1);
    const isJoined = spaces[at] === '' && before !== undefined;
    if (isJoined && (isHyphen(text) || before.text.endsWith('-')) && /[\p{L}\p{N}]/u.test(before.text)) {
      parts.splice(-1, 1, compound(before, one));
    } else if (
      isJoined &&
      isLetters(before.text) &&
      isLetters(text) &&
      /(?![a-z])\p{L}/iu.test(before.text + text)
    ) {
      // "Komańcza": the reader parts a word at a letter that it does not know.
      parts.splice(-1, 1, {
        ...before,
        text: before.text + text,
        lower: before.lower + one.lower,
        lemma: before.lower + one.lower,
        pos: /^\p{Lu}/u.test(before.text) ? 'PROPN' : one.pos === 'X' ? before.pos : one.pos,
      });
    } else parts.push(one);
  }
  return parts;
}

const isLetters = (text: string) => /^[\p{L}\p{M}]+$/u.test(text);
const isHyphen = (text: string) => /^[-‐‑]$/.test(text);

/** Of "best-known" the last word says what it is, and a verb within it is none: "third-party", "AIM-7". */
function compound(before: Part, { text, lower, pos, lemma }: Part): Part {
  if (isHyphen(text)) return { ...before, text: `${before.text}-`, lower: `${before.lower}-` };
  const isName = before.pos === 'PROPN' || pos === 'PROPN';
  return {
    text: before.text + text,
    lower: before.lower + lower,
    pos: pos === 'NOUN' || pos === 'PROPN' ? pos : isName && pos === 'NUM' ? 'PROPN' : 'ADJ',
    lemma: before.lower + lemma,
  };
}
