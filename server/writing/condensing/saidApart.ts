/**
 * What a long English sentence says of what the text is on behind its first verb, each as a sentence of its own: "X is a man
 * who built Y and sold Z" says that X built Y. Nothing is taken out of a clause that hangs on another one.
 */
import { taggedWords } from '../../pictures/cards/taggedWords';
import { COORDINATORS, verbsBehindCoordinators } from './coordinated';
import { bare, DEFINING, EMPTY, is, isFinite, type Tagged } from './englishGrammar';
import { partsOf } from '../../text/partsOfSpeech';
import { tellsWhen } from './times';
import { plainWords } from './plainWords';
import type { SentenceWords } from './sentenceWords';
import { asSentence } from './shorten';
import type { Standing } from './standing';
import type { Subject } from './subject';

const DENYING = ['not', 'never', 'no', 'nor', 'neither', 'without', 'hardly', 'rarely'];

export function saidApart(sentence: string, standing: Standing): string[] {
  const { subject, words } = standing;
  const said = withoutPreface(sentence, subject, words);
  const verb = endOfName(said.split(' '), subject);
  if (verb === 0) return [];
  const tagged = taggedWords(said);
  if (!isFinite(tagged, verb)) return [];
  const name = textOf(tagged.slice(0, verb));
  const more = [...behindWhat(tagged, verb), ...behindAnd(tagged, verb, words)];
  return [...(said === sentence ? [] : [said]), ...more.map((rest) => `${name} ${rest}`)].map((one) =>
    asSentence(one, words),
  );
}

const textOf = (tagged: Tagged) => tagged.map(({ text }) => text).join(' ');

/** How many of its first words name what the text is on. */
function endOfName(said: readonly string[], { name, names }: Pick<Subject, 'name' | 'names'>): number {
  const full = name.split(' ').length;
  if (`${said.join(' ')} `.startsWith(`${name} `)) return full;
  const end = said.findIndex(
    (word) => !/^\p{Lu}[\p{L}\p{M}'’-]*$/u.test(word) || !names.has(word.toLowerCase()),
  );
  return Math.max(end, 0);
}

/** "is a former outfielder | who played for the Astros": a noun without a preposition before it. */
function behindWhat(tagged: Tagged, verb: number): string[] {
  if (!is(tagged[verb], 'Copula') || !/^an?$/.test(bare(tagged[verb + 1]))) return [];
  const at = tagged.findIndex((word, place) => place > verb && DEFINING.includes(bare(word)));
  const what = tagged.slice(verb + 2, at);
  const isOfNoun =
    at > 0 &&
    is(what.at(-1), 'Noun') &&
    !EMPTY.includes(bare(what.at(-1))) &&
    what.every((word) => !is(word, 'Preposition', 'Conjunction', 'Pronoun') && !/[,;:]$/.test(word.text));
  const next = is(tagged[at + 1], 'Adverb') ? at + 2 : at + 1;
  return isOfNoun && isFinite(tagged, next) ? [textOf(tagged.slice(at + 1))] : [];
}

/** "finished 20th in voting and | was a representative": one subject does both, in one clause. */
function behindAnd(tagged: Tagged, verb: number, { subordinators, counted }: SentenceWords): string[] {
  const isBeforeVerb = verbsBehindCoordinators(textOf(tagged));
  let coordinators = 0;
  const at = tagged.findIndex((word, place) => {
    if (!COORDINATORS.includes(bare(word))) return false;
    coordinators += 1;
    const next = is(tagged[place + 1], 'Adverb') ? place + 2 : place + 1;
    return (
      place > verb + 1 &&
      isBeforeVerb[coordinators - 1] === true &&
      is(tagged[place - 1], 'Noun', 'Value', 'Date') &&
      isFinite(tagged, next)
    );
  });
  if (at < 0) return [];
  const before = tagged.slice(verb, at).map(bare);
  const opens = [...DEFINING, ...subordinators, ...DENYING, 'whom', 'whose', 'to'];
  // "was bought in 1980 and | sold": the helping verb goes on.
  const isHelped =
    is(tagged[verb], 'Auxiliary', 'Modal') ||
    (is(tagged[verb], 'Copula') && is(tagged[verb + 1], 'PastTense', 'Participle', 'Gerund', 'Adverb'));
  const isAdverb = is(tagged[at + 1], 'Adverb');
  const second = tagged[isAdverb ? at + 2 : at + 1];
  if (
    before.some((word) => opens.includes(word)) ||
    tagged.slice(verb, at).some(({ text }) => /[;:]$/.test(text)) ||
    (isHelped && !is(second, 'Copula', 'PresentTense')) ||
    // "collected his first goal and assist": it is none of his second deeds.
    (is(tagged[verb], 'PastTense') && !is(tagged[verb], 'PresentTense') && is(second, 'PresentTense')) ||
    (isAdverb && counted.includes(bare(tagged[at + 1])))
  )
    return [];
  const rest = tagged.slice(at + 1);
  return isOfMoment(rest) ? [] : [textOf(rest)];
}

/** "fought off a challenge to win", "was not fully loaded": when, the half before it says. */
const isOfMoment = (rest: Tagged): boolean => {
  const verb = is(rest[0], 'Adverb') ? 1 : 0;
  const tellsKind = is(rest[verb], 'Copula') && is(rest[verb + 1], 'Determiner');
  const isPast = is(rest[verb], 'PastTense') || ['was', 'were'].includes(bare(rest[verb]));
  return isPast && !tellsKind && !tellsWhen(partsOf(textOf(rest)));
};

/** "For many years, | Anna built boats": what she did was done. */
function withoutPreface(sentence: string, { name, inside, names }: Subject, words: SentenceWords): string {
  const first = plainWords(sentence);
  const isPreface = words.prefacing.some((one) => ` ${first.join(' ')}`.startsWith(` ${one} `));
  if (!isPreface) return sentence;
  for (const { index } of sentence.matchAll(/, /g)) {
    const [lost, rest] = [sentence.slice(0, index), sentence.slice(index + 2)];
    if (words.conditions.some((one) => plainWords(lost).includes(one))) return sentence;
    const at = endOfName(rest.split(' '), { name: rest.startsWith(inside) ? inside : name, names });
    if (at === 0) continue;
    const tagged = taggedWords(rest);
    const isDone = is(tagged[at], 'PastTense') && !is(tagged[at], 'Copula', 'Auxiliary', 'Modal');
    if (isDone && isFinite(tagged, at)) return asSentence(rest, words);
  }
  return sentence;
}
