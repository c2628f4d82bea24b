/**
 * Why a sentence of a language without a tagger may not be said without somebody who has read it: signs that are broad, by
 * its words alone. What has one may stand alone, and whoever chooses is told.
 */
import type { OfferedSentence } from '../../../contract/scripts/article';
import { elidedIn, isSurelyVerb, isVerb, saidIn, type Said } from './mainVerb';
import { beginsWith } from './plainWords';
import type { SentenceWords } from './sentenceWords';
import type { Standing } from './standing';
import { hasUnnamedSubject } from './unnamedSubject';

type Doubt = NonNullable<OfferedSentence['leansOn']>;

interface Read {
  readonly sentence: string;
  readonly said: readonly Said[];
  /** Of its first verb that surely is one; -1 where there is none. */
  readonly verb: number;
  readonly words: SentenceWords;
}

export function doubtByWords(sentence: string, { words, subject }: Standing): Doubt | undefined {
  const said = saidIn(sentence, words);
  const read: Read = {
    sentence,
    said,
    verb: said.findIndex((_, at) => isSurelyVerb(said, at, words)),
    words,
  };
  for (const [why, signIn] of SIGNS) {
    const found = signIn(read);
    if (found) return { why, words: found.word };
  }
  if (read.verb < 0) return { why: 'unsure', words: '' };
  return hasUnnamedSubject(sentence, subject, words) ? { why: 'thing', words: '' } : undefined;
}

/** "Depuis, …", "Autour, …": since when, around what? */
const opensWithout = ({ said: [first], words }: Read): Said | undefined =>
  first?.isBeforeComma && words.prefaces.includes(first.word) ? first : undefined;

/** "war erneut …", "opnieuw", "à nouveau": after what? Not "und dann", nor behind a comma, where it joins two halves. */
const goesOn = ({ said, words }: Read): Said | undefined => {
  const all = said.map(({ word }) => word);
  return said.find(
    ({ isBehindComma }, at) =>
      !isBehindComma &&
      !words.coordinators.includes(all[at - 1] ?? '') &&
      words.connectives.some((one) => beginsWith(one, all, at)),
  );
};

/** "Les causes en sont …", "le tabac y était cultivé": of what, or where, where nobody has done anything yet? */
const isOfUntold = ({ sentence, said, verb, words }: Read): Said | undefined => {
  const isExpletive = (word: string) =>
    words.expletives.some((one) => one.split(' ').includes(word) && sentence.toLowerCase().includes(one));
  return said.find(
    ({ word }, at) =>
      words.ofThem.includes(word) &&
      !isExpletive(word) &&
      isVerbBehind(said[at + 1], word, words) &&
      (verb < 0 || at < verb),
  );
};

/** "en argent" is none: what is a preposition, too, has a noun behind it. */
const isVerbBehind = (one: Said | undefined, word: string, words: SentenceWords): boolean =>
  one !== undefined && (words.prefaces.includes(word) ? words.verbs.forms.has(one.word) : isVerb(one, words));

/** "Certains font …": of whom? */
const countsUntold = ({ said: [first, second], words }: Read): Said | undefined =>
  first && second && words.quantifiers.includes(first.word) && isFollowedByVerb(second, words)
    ? first
    : undefined;
const isFollowedByVerb = (one: Said, words: SentenceWords) =>
  words.clitics.includes(one.word) || isVerb(one, words);

/** "Environ 30 à 40 % ont …": of whom? */
const sharesUntold = ({ sentence, said, words }: Read): Said | undefined => {
  const behind = /^(?:\p{L}+ )?[\d\s,.–-]*(?:\p{L}{1,3}\s)?[\d,.]+\s?% /u.exec(sentence)?.[0].length;
  const next = said.find(({ start }) => start === behind);
  return next && isFollowedByVerb(next, words) ? next : undefined;
};

/** "Les plus courantes sont …": which? */
function ranksUntold({ said, words }: Read): Said | undefined {
  const [first, degree, adjective, next] = said;
  return first &&
    words.articles.includes(first.word) &&
    words.degrees.includes(degree?.word ?? '') &&
    adjective?.isBeforeComma === false &&
    next &&
    isFollowedByVerb(next, words)
    ? adjective
    : undefined;
}

/** "Une autre indication est …", "Plus rarement, …": beside or than what? */
function compares({ said, verb, words }: Read): Said | undefined {
  const other = said.findIndex(({ word }) => words.beside.includes(withoutElided(word)));
  if (other >= 0 && (verb < 0 || other < verb)) return said[other];
  const [first, second, third] = said;
  const degree = words.degrees.includes(first?.word ?? '') ? [first, second] : [second, third];
  const [more, next] = degree;
  const isOpening = more === first || words.intensifiers.includes(first?.word ?? '');
  const isBare = next && ![...words.prefaces, ...words.little].includes(elidedIn(next.word));
  return isOpening && isBare && words.degrees.includes(more?.word ?? '') ? more : undefined;
}
const withoutElided = (word: string) => word.replace(/^.*'/, '');

const SIGNS: readonly (readonly [Doubt['why'], (read: Read) => Said | undefined])[] = [
  ['joins', opensWithout],
  ['joins', goesOn],
  ['pronoun', isOfUntold],
  ['thing', countsUntold],
  ['thing', sharesUntold],
  ['thing', ranksUntold],
  ['comparison', compares],
];
