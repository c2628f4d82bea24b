/** Whether an English sentence has a clause of its own with both its ends, by the parts of speech of its words. */
import { taggedWords } from '../../pictures/cards/taggedWords';
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { clauseVerbOf } from './clauseVerb';
import { is, isFinite, RELATIVE_BEHIND_COMMA } from './englishGrammar';
import { isCapital, isParticiple, isPos } from './nounPhrases';
import type { Subject } from './subject';

export function isFormed(sentence: string, reduced: ReadonlySet<string>): boolean {
  const parts = plainPartsOf(sentence);
  return mainVerbOf(parts, reduced) >= 0 && !endsCut(parts) && !leavesClauseOpen(parts);
}

/** Without the marks of quotations. */
export const plainPartsOf = (sentence: string): readonly Part[] => partsOf(sentence.replace(/["“”„]/g, ''));

/** Where one tagger takes the verb for a noun, the other one tells, if nothing is put in between. */
export function mainVerbOf(parts: readonly Part[], reduced: ReadonlySet<string>): number {
  const verb = clauseVerbOf(parts, reduced);
  if (verb >= 0) return verb;
  const words = parts.filter(({ pos }) => pos !== 'PUNCT');
  const tagged = taggedWords(words.map(({ text }) => text).join(' '));
  const word = tagged.findIndex((_, at) => at > 0 && isFinite(tagged, at));
  const at = parts.findIndex((part) => part.lower === tagged[word]?.text.toLowerCase());
  const isPlain =
    isPos(parts[at], 'NOUN', 'ADJ') &&
    isPos(parts[at - 1], 'NOUN', 'PROPN', 'NUM', 'ADV') &&
    // "The granite steps used for fonts": they are steps.
    !isPos(parts[at + 1], 'VERB') &&
    !is(tagged[word - 1], 'Adjective') &&
    !parts.slice(0, at).some((part) => isPos(part, 'PUNCT'));
  return isPlain ? at : -1;
}

/** "Love encompasses a range": a word in -s between the subject's name and an article is its verb, whatever the other tagger takes it for. */
export function hasVerbBehindName(sentence: string, { name }: Pick<Subject, 'name'>): boolean {
  if (name === '' || !sentence.startsWith(`${name} `)) return false;
  const parts = partsOf(sentence);
  const at = parts.findIndex((part) => isPos(part, 'VERB'));
  const [verb, next] = parts.slice(at);
  const before = parts.slice(0, at).map(({ text }) => text);
  return (
    before.join('') === name.replace(/\s/g, '') &&
    verb?.lower.endsWith('s') === true &&
    verb.lower !== verb.lemma &&
    isPos(next, 'DET')
  );
}

const GIVING_NAMES = ['name', 'rename', 'call', 'dub', 'title', 'christen'];
const endsCut = (parts: readonly Part[]): boolean => {
  // "awarded the in 1981": a template has lost its words.
  const hasGap = parts.some(
    (part, at) =>
      ['the', 'a', 'an', 'every'].includes(part.lower) && isPos(parts[at + 1], 'ADP', 'SCONJ', 'CCONJ'),
  );
  const at = parts.findLastIndex(({ pos }) => pos !== 'PUNCT');
  const last = parts[at];
  return (
    hasGap ||
    // "is unusually acidic, meaning.": what?
    (isPos(last, 'VERB') && last?.lower.endsWith('ing') === true && parts[at - 1]?.text === ',') ||
    // "the album "Hook Me Up"": the last word of a name.
    (!isCapital(last) && isPos(last, 'AUX', 'CCONJ', 'SCONJ', 'ADP') && !isSomeBeing(parts, at)) ||
    // "and has been called.": what?
    (GIVING_NAMES.includes(last?.lemma ?? '') && isPos(last, 'VERB')) ||
    ['to', 'a', 'an', 'the', 'who', 'which', 'whose'].includes(last?.lower ?? '') ||
    isOfMeasure(parts.filter(({ pos }) => pos !== 'PUNCT')) ||
    /^[a-z]$/.test(last?.text ?? '')
  );
};

/** "the study of being", "of a human being" */
const isSomeBeing = (parts: readonly Part[], at: number): boolean =>
  parts[at]?.lower === 'being' && isPos(parts[at - 1], 'ADP', 'ADJ', 'NOUN', 'DET');

/** "worked on a four volume.": of what? */
const isOfMeasure = (words: readonly Part[]): boolean => {
  const [last, number, article] = words.toReversed();
  return (
    isPos(last, 'NOUN') &&
    last?.lower === last?.lemma &&
    isPos(number, 'NUM') &&
    /^(?!\d{4}$)[\p{L}\d]+$/u.test(number?.text ?? '') &&
    ['a', 'the'].includes(article?.lower ?? '')
  );
};

/** "a system of processes by which organisms.": what they do is missing. */
const leavesClauseOpen = (parts: readonly Part[]): boolean => {
  const last = parts.findLastIndex(
    ({ lower, pos }, at) =>
      (RELATIVE_BEHIND_COMMA.includes(lower) && isPos(parts[at - 1], 'NOUN', 'PROPN', 'ADP', 'PUNCT')) ||
      (lower === 'when' && isPos(parts[at - 1], 'PUNCT', 'NUM')) ||
      // "…, although a small railbus."
      (pos === 'SCONJ' && lower !== 'that' && lower !== 'as' && isPos(parts[at - 1], 'PUNCT')) ||
      // "states that the velocity of a planet.", and not "is like that of a planet"
      (lower === 'that' &&
        (pos === 'SCONJ' || isPos(parts[at - 1], 'VERB')) &&
        isPos(parts[at + 1], 'DET', 'NOUN', 'PROPN', 'ADJ', 'PUNCT')),
  );
  // "when the Smelting and Refining Company.": a name does nothing.
  const isDoing = (part: Part, at: number, all: readonly Part[]) =>
    (isPos(part, 'AUX') && part.lower !== 'having') ||
    (isPos(part, 'VERB') &&
      !part.lower.endsWith('ing') &&
      !isCapital(part) &&
      // "when the old hospital, founded by him."
      !(all[at - 1]?.text === ',' && isParticiple(part) && isPos(all[at + 1], 'ADP')));
  if (last > 0 && !parts.slice(last).some(isDoing)) return true;
  // "…, but when it is much and goes on.": what is so then is missing.
  const joint = parts.findIndex(
    ({ lower }, at) =>
      ['but', 'and', '—', '–'].includes(lower) && OPENING.includes(parts[at + 1]?.lower ?? ''),
  );
  const comma = parts.findIndex(({ text }, at) => at > joint + 2 && text === ',');
  return joint > 0 && (comma < 0 || !parts.slice(comma).some((part) => isPos(part, 'VERB', 'AUX')));
};

const OPENING = ['when', 'if', 'although', 'because', 'unless'];
