/** What an English sentence gives a listener to hold on to: what the text is on, and when or with whom it happened. */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { isLittle, rootOf } from '../../text/words';
import { clauseVerbOf } from './clauseVerb';
import { isPastAt } from './licensed';
import { isCapital, isPos } from './nounPhrases';
import { plainWords } from './plainWords';
import type { SentenceWords } from './sentenceWords';
import { isHeadOfSubject, type Subject } from './subject';

/** By its name, or by the noun that it is: "the railway", and not "the Southern Railway". */
export function saysSubject(text: string, { inside, names, isPerson, ...subject }: Subject): boolean {
  // "Chicago" of "Polish Downtown (Chicago)" is no name of it.
  const own = isPerson ? names : new Set(plainWords(inside));
  const isHead = (word: string) =>
    isHeadOfSubject(rootOf(word), { inside, names, isPerson, ...subject }) &&
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text.charAt(0).toLowerCase() + text.slice(1));
  return plainWords(text)
    .map((word) => word.replace(/'s$/, ''))
    .some((word) => !isLittle(word) && (own.has(word) || isHead(word)));
}

/**
 * "Olusegun scored a victory" is of a moment that the text has told of. What is so at all times or was so for long is
 * none, nor what has its year; where what the text is on does it, a name beside its own is enough, "Scott formed the Scott Motorcycle
 * Company", where that is not itself of a year, as a season is.
 */
export function isAnchored(text: string, subject: Subject, { verbs }: SentenceWords): boolean {
  const parts = partsOf(text.replace(/["“”„]/g, ''));
  const verb = clauseVerbOf(parts, verbs.reduced);
  if (!happened(parts, verb) || tellsWhen(parts)) return true;
  const isOfYear = [...subject.names].some((word) => YEAR.test(word));
  return (
    !isOfYear &&
    saysSubject(textOf(parts.slice(0, verb)), subject) &&
    // "As a child, …"
    (parts[0]?.lower === 'as' ||
      parts.some(
        (part, at) => isPos(part, 'PROPN') && isCapital(part) && at > 0 && !subject.names.has(part.lower),
      ))
  );
}

const YEAR = /^\d{3,4}(?:s|[-–].*)?$/;
const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ');

/** "in 1901", "in the 19th century", "when he was twelve". */
const tellsWhen = (parts: readonly Part[]): boolean =>
  parts.some(({ text, lower }) => YEAR.test(text) || lower === 'century') ||
  (parts.some(({ lower }) => ['when', 'until'].includes(lower)) && parts.some((part) => isPos(part, 'NUM')));

/** "was born", "wrote", and not "was a poet". */
function happened(parts: readonly Part[], verb: number): boolean {
  const next = parts.slice(verb + 1).find((part) => !isPos(part, 'ADV', 'PART'));
  return isPastAt(parts, verb) && (parts[verb]?.lemma !== 'be' || isPos(next, 'VERB'));
}
