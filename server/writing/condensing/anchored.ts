/** What an English sentence gives a listener to hold on to: what the text is on, and when or with whom it happened. */
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { isLittle, rootOf } from '../../text/words';
import { clauseVerbOf } from './clauseVerb';
import { isPastAt } from './licensed';
import { isCapital, isPos } from './nounPhrases';
import { plainWords } from './plainWords';
import type { SentenceWords } from './sentenceWords';
import { isHeadOfSubject, type Subject } from './subject';

/** By its name, or by the noun that it is. */
export const saysSubject = (text: string, subject: Subject): boolean =>
  plainWords(text)
    .map((word) => word.replace(/'s$/, ''))
    .some((word) => !isLittle(word) && (subject.names.has(word) || isHeadOfSubject(rootOf(word), subject)));

/**
 * "Olusegun scored a victory" is of a moment that the text has told of. What is so at all times or was so for long is
 * none, nor what has its year, or a name beside that of the text: "Scott formed the Scott Motorcycle Company".
 */
export function isAnchored(text: string, { names }: Subject, { verbs }: SentenceWords): boolean {
  const parts = partsOf(text.replace(/["“”„]/g, ''));
  const verb = clauseVerbOf(parts, verbs.reduced);
  if (!happened(parts, verb)) return true;
  return parts.some(
    (part, at) =>
      /^\d{4}s?$/.test(part.text) ||
      part.lower === 'century' ||
      // "when he was twelve", "As a child, …"
      ['when', 'until'].includes(part.lower) ||
      (at === 0 && part.lower === 'as') ||
      (isPos(part, 'PROPN') && isCapital(part) && (at > 0 || verb === 1) && !names.has(part.lower)),
  );
}

/** "was born", "wrote", and not "was a poet". */
function happened(parts: readonly Part[], verb: number): boolean {
  const next = parts.slice(verb + 1).find((part) => !isPos(part, 'ADV', 'PART'));
  return isPastAt(parts, verb) && (parts[verb]?.lemma !== 'be' || isPos(next, 'VERB'));
}
