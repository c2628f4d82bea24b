/** The sentences of a paragraph, without references and remarks in brackets. */
import type { SentenceWords } from './sentenceWords';

const segmenters = new Map<string, Intl.Segmenter>();
const segmenterOf = (language: string) => {
  const known = segmenters.get(language);
  if (known) return known;
  const fresh = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, fresh);
  return fresh;
};

/** One initial: "J. Smith". */
const INITIAL = /(?:^|[\s.(])\p{Lu}\.$/u;
/** "3. Oktober", where a language writes ordinals so. */
const ORDINAL = /(?:^|[\s(])\d{1,2}\.$/u;
const WITH_ORDINALS = ['de'];
/** The segmenter sees no border before a number that a small letter follows: "an archaeologist. 1977 saw her". */
const BEFORE_NUMBER = /(?<=(?:\p{Ll}{2}|\d{3}|["”»])[.!?]["”»]?)\s+(?=\d)/u;

/** Brackets within brackets are taken from the inside. */
export function withoutRemarks(text: string): string {
  let [before, after] = ['', text];
  while (before !== after) {
    before = after;
    after = before.replace(/\s*\[[^[\]]*\]|\s*\([^()]*\)/g, '');
  }
  return after.replace(/[^\S\n]+/g, ' ');
}

/** @param language BCP 47 */
export function sentencesIn(paragraph: string, language: string, told: SentenceWords): string[] {
  const short = new Set(told.abbreviations);
  const begins = new Set([...told.articles, ...told.prefaces, ...Object.keys(told.subjects)]);
  const isCutShort = (part: string) =>
    INITIAL.test(part) ||
    (WITH_ORDINALS.includes(language) && ORDINAL.test(part)) ||
    short.has((/([\p{L}.]+)\.$/u.exec(part)?.[1] ?? '').toLowerCase());
  const sentences: string[] = [];
  for (const { segment } of segmenterOf(language).segment(paragraph))
    for (const part of segment.split(BEFORE_NUMBER).map((one) => one.trim())) {
      const former = sentences.at(-1);
      // "… by Star Newspapers Ltd. In 1971 …": such a word begins a sentence, and no name.
      const isNew = begins.has((/^\p{L}+(?=\s)/u.exec(part)?.[0] ?? '').toLowerCase());
      if (former !== undefined && ((isCutShort(former) && !isNew) || /^[\p{Ll},;]/u.test(part)))
        sentences[sentences.length - 1] = `${former} ${part}`;
      else if (part) sentences.push(part);
    }
  return sentences;
}
