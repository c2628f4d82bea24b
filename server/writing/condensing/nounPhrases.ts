/** The noun phrases of an English sentence: "the island's | primary recreational centre", "most villages", "the largest". */
import type { Part } from '../../text/partsOfSpeech';

export interface NounPhrase {
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
  readonly words: readonly Part[];
  /** "the", "a", "its"; empty where there is none. */
  readonly determiner: string;
  /** Somebody's: "the island's", "its". */
  readonly isOwned: boolean;
  /** Nothing where the noun is left out: "the most complete". */
  readonly head: Part | undefined;
}

export const isPos = (part: Part | undefined, ...pos: string[]): boolean =>
  part !== undefined && pos.includes(part.pos);
export const isCapital = (part: Part | undefined): boolean => /^\p{Lu}/u.test(part?.text ?? '');
/** "lamps" */
export const isPlural = (part: Part | undefined): boolean =>
  part !== undefined && part.lower !== part.lemma && part.lower.endsWith('s');
/** "known", "leading": may stand before a noun. */
export const isParticiple = (part: Part | undefined): boolean =>
  isPos(part, 'VERB') && /(?:ed|ing|en|n|t)$/.test(part?.lower ?? '');

const POSSESSIVE = ['its', 'their', 'his', 'her', 'our', 'your', 'my'];
/** Of a novel called by her name, "she" is no novel. */
export const OF_PERSONS: readonly string[] = ['he', 'she', 'him', 'her', 'his'];
const RELATIVE = ['that', 'which', 'who', 'whose', 'whom'];

export function nounPhrasesOf(parts: readonly Part[]): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let at = 0; at < parts.length;) {
    const to = endOf(parts, at);
    if (to === at) {
      at += 1;
      continue;
    }
    const words = parts.slice(at, to);
    const [first] = words;
    const isPossessive = POSSESSIVE.includes(first?.lower ?? '');
    phrases.push({
      from: at,
      to,
      words,
      determiner: isPos(first, 'DET') || isPossessive ? (first?.lower ?? '') : '',
      isOwned: isPossessive || parts[at - 1]?.lower === "'s" || parts[at - 1]?.text === "'",
      head: words.findLast((word) => isPos(word, 'NOUN', 'PROPN')),
    });
    at = to;
  }
  return phrases;
}

const isModifier = (part: Part | undefined) => isPos(part, 'ADJ', 'NUM') || isParticiple(part);

function endOf(parts: readonly Part[], from: number): number {
  let hasNoun = false;
  let at = from;
  for (; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (isPos(part, 'NOUN', 'PROPN')) hasNoun = true;
    else if (isPos(part, 'NUM')) continue;
    else if (at === from && isPos(part, 'DET') && !RELATIVE.includes(part?.lower ?? '')) continue;
    else if (at === from && POSSESSIVE.includes(part?.lower ?? '')) continue;
    // "all the islands"
    else if (at === from + 1 && isPos(part, 'DET') && isPos(parts[from], 'DET')) continue;
    else if (hasNoun) break;
    else if (isPos(part, 'ADJ')) continue;
    else if (
      isPos(part, 'ADV') &&
      at > from &&
      (isModifier(next) || (isPos(next, 'ADV') && isModifier(parts[at + 2])))
    )
      continue;
    else if (isParticiple(part) && at > from && (isModifier(next) || isPos(next, 'NOUN', 'PROPN'))) continue;
    // "a hasty, uncomfortable relationship", "a scenic and historic village"
    else if (isModifier(parts[at - 1]) && at > from && isPos(part, 'CCONJ', 'PUNCT') && isModifier(next)) {
      if (isPos(part, 'PUNCT') && part?.text !== ',') break;
      continue;
    } else break;
  }
  return at;
}
