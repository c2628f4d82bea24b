/** How a sentence of a text may be said alone: with the name of what the text is on, shorter, without an “also”. */
import { partsOf } from '../../text/partsOfSpeech';
import { rootOf } from '../../text/words';
import { clauseVerbOf } from './clauseVerb';
import { isPos, nounPhrasesOf } from './nounPhrases';
import { namesWithoutSubject } from './mainVerb';
import { shortened, type Way } from './shorten';
import type { SentenceWords } from './sentenceWords';
import type { Standing } from './standing';
import { SENTENCE_WORDS } from './standsAlone';
import type { Subject } from './subject';
import type { Candidate } from './text';
import { isPastAt } from './times';
import { wordsIn } from './wordsIn';

/** Dear, and asked for again by whoever chooses: a candidate is of one text. */
const known = {
  cut: new WeakMap<Candidate, readonly Way[]>(),
  less: new WeakMap<Candidate, readonly Way[]>(),
};

/** How it may be said, the longest first; some of them may not stand alone. */
export function waysToSay(one: Candidate, standing: Standing, andLess: boolean): readonly Way[] {
  const cache = andLess ? known.less : known.cut;
  const before = cache.get(one);
  if (before) return before;
  const named = namedIn(one, standing);
  const ways = named === null ? [] : shortened(named, standing, { andLess });
  const said = ways.map(({ text, leavesOut }) => ({ text: withoutFillers(text, standing), leavesOut }));
  cache.set(one, said);
  return said;
}

/** All of it, where it is short enough: found at once, where its other ways take long. */
export function wholeOf(one: Candidate, standing: Standing): Way[] {
  const named = namedIn(one, standing);
  return named === null || wordsIn(named) > SENTENCE_WORDS.max
    ? []
    : [{ text: withoutFillers(named, standing), leavesOut: 'nothing' }];
}

export function namedIn({ text, isContinued }: Candidate, standing: Standing): string | null {
  return isContinued ? withName(text, standing) : text;
}

/** Where "this enzyme" of an article on one enzyme stands: the noun that it says it is, and no other one behind it. */
export function thisOne(
  text: string,
  { subject, language }: Pick<Standing, 'subject' | 'language'>,
): { from: number; to: number; noun: string } | null {
  const found = /(?<![\p{L}\p{N}])this (\p{Ll}+)(?![\p{L}\p{N}])/iu.exec(text);
  if (!found || language !== 'en' || !subject.isOne || subject.isPerson) return null;
  const [{ length }, noun = ''] = found;
  if (!subject.heads.has(rootOf(noun))) return null;
  const phrase = nounPhrasesOf(partsOf(text)).find(({ determiner }) => determiner === 'this');
  return phrase?.words.length === 2 && phrase.head?.lower === noun.toLowerCase()
    ? { from: found.index, to: found.index + length, noun: rootOf(noun) }
    : null;
}

/** "It is known that …", "It was in the 1880s that …" speak of nothing. */
const EXPLETIVE =
  /^[Ii]t (?:is|was) (?:in|on|at|by|during|from|for|with|through|under|after|before|only)\s.*\sthat(?!\p{L})|^[Ii]t (?:is|was|has been|had been|will be|would be|may be|can be|seems|appears|follows|took|takes|rained|rains)\s(?:\S+ly\s)?(?:\S+ )?(?:\S+ )?(?:that|to(?! (?:["“\p{Lu}\p{N}]|(?:the|an?) ))|whether|how|why|if|when|where|who|not until)(?!\p{L})/u;

/** "It is a term suggested by …": the word is, and not what it means. */
const IS_WORD = /^\S+ (?:is|was) (?:a|an|the) (?:\S+ )?(?:name|term|word|phrase)(?!\p{L})/iu;

const happened = (text: string, { verbs: { reduced } }: SentenceWords): boolean => {
  const parts = partsOf(text);
  return isPastAt(parts, clauseVerbOf(parts, reduced));
};

/** "It is rare for a country to have no parties", and neither "is a forum for bishops to meet" nor "is used for tools to cut". */
const EXPLETIVE_FOR =
  /^[Ii]t (?:is|was)\s(?:(?!an?\s|the\s)\S+\s){0,2}(?!an?\s|the\s|\p{Ll}+ed\s|known\s)\p{Ll}+ for\s.{2,80}\sto\s(?!(?:an?|the|its|his|her|their)\s)\p{Ll}/u;

function withName(text: string, { subject, language, words }: Standing): string | null {
  const { subjects } = words;
  // "In 1919, it won a contract" of an article on any airline: one of them did.
  if (language === 'en' && /^an? /i.test(subject.name) && happened(text, words)) return null;
  const shown = thisOne(text, { subject, language });
  if (shown) {
    const [before, after] = [text.slice(0, shown.from), text.slice(shown.to)];
    return before === '' ? subject.name + after : before + subject.inside + after;
  }
  if ([EXPLETIVE, EXPLETIVE_FOR, IS_WORD].some((one) => one.test(text))) return null;
  const [first = '', ...rest] = text.split(' ');
  if (namesWithoutSubject(text, words)) return [subject.name, first.toLowerCase(), ...rest].join(' ');
  const owner = (name: string) =>
    name.endsWith('s') && subject.pronoun === 'they' ? `${name}'` : `${name}'s`;
  if (first.toLowerCase() === subjects[subject.pronoun] && language !== 'en') return null;
  if (subject.isPerson && first.toLowerCase() === subject.pronoun && isNamedBehind(rest.join(' '), subject))
    return null;
  // "His was a neighborhood of Italians"
  const isOfNothing =
    language === 'en' &&
    isPos(partsOf(text)[1], 'AUX', 'VERB') &&
    first.toLowerCase() === subjects[subject.pronoun];
  if (isOfNothing) return null;
  if (first.toLowerCase() === subjects[subject.pronoun]) return [owner(subject.short), ...rest].join(' ');
  if (first.toLowerCase() === subject.pronoun) return [subject.short, ...rest].join(' ');
  const at = pronounAt(text, { subject, words });
  const word = /^\p{L}+/u.exec(text.slice(at))?.[0] ?? '';
  if (at < 0) return null;
  const spared = language === 'en' && word !== subject.pronoun ? namedBehindComma(text, at, subject) : null;
  if (spared !== null) return spared;
  if (isNamedBehind(text.slice(at), subject)) return null;
  // "Zhou's activities after his removal"
  if (subject.isPerson && text.slice(0, at).includes(subject.short)) return text;
  // "In April 2019, it was reported that …"
  if (EXPLETIVE.test(text.slice(at))) return null;
  if (language !== 'en' && word !== subject.pronoun) return null;
  const meant = word === 'her' ? herIn(text) : word === subjects[subject.pronoun] ? 'whose' : 'whom';
  if (meant === null) return null;
  const inside = subject.short === subject.name ? subject.inside : subject.short;
  const said = meant === 'whose' && language === 'en' ? owner(inside) : inside;
  // "After the war she married": a name behind a noun is parted from it.
  const isParted =
    word === subject.pronoun &&
    words.subordinators.includes(first.toLowerCase()) &&
    /[\p{L}\p{N}]$/u.test(text.slice(0, at).trimEnd());
  const before =
    isParted && text.slice(0, at).trim().includes(' ')
      ? `${text.slice(0, at).trimEnd()}, `
      : text.slice(0, at);
  return before + said + text.slice(at + word.length);
}

/** "In his works, he exhibited": who does it is named, and whose works is heard. */
function namedBehindComma(text: string, at: number, { pronoun, short, names }: Subject): string | null {
  const [, next = ''] = /^[^,]*, (\p{Lu}[\p{L}\p{M}]+)/u.exec(text.slice(at)) ?? [];
  // "In 1168, his great-uncle, Marco Polo, …"
  if (names.has(next.toLowerCase()) && !text.slice(0, at).includes(',')) return text;
  const behind = new RegExp(`(?<=^[^,]*, )${pronoun}(?= )`, 'u').exec(text.slice(at));
  if (!behind) return null;
  const place = at + behind.index;
  return text.slice(0, place) + short + text.slice(place + pronoun.length);
}

/** "Continuing his experiments in Brantford, Bell …": with the name twice it is of two. */
const isNamedBehind = (text: string, { name }: Subject): boolean => {
  const own = new Set(name.match(/[\p{L}\p{M}\p{N}]+/gu));
  return [...text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+)*/gu)].some(([said]) =>
    said.split(' ').every((word) => own.has(word)),
  );
};

/** The first "her": whose, where a noun follows; null for "her newly built house", "helped her win", "made her rich". */
function herIn(sentence: string): 'whose' | 'whom' | null {
  const parts = partsOf(sentence);
  const at = parts.findIndex(({ lower }) => lower === 'her');
  const next = parts[at + 1];
  if (!isPos(next, 'NOUN', 'PROPN', 'ADJ', 'NUM')) return isPos(next, 'VERB', 'AUX', 'ADV') ? null : 'whom';
  return nounPhrasesOf(parts).some(({ from, head }) => from === at && head) ? 'whose' : null;
}

/** Of English; what other languages have is told by their words alone. */
const OBJECTS: Readonly<Record<string, string>> = { he: 'him', she: 'her' };

export const formsOf = ({
  subject: { pronoun },
  words: { subjects, pronouns },
}: Pick<Standing, 'subject' | 'words'>) =>
  pronouns.person.includes(pronoun)
    ? [pronoun, subjects[pronoun] ?? pronoun, OBJECTS[pronoun] ?? pronoun]
    : [pronoun];
/** Where within the sentence the first pronoun for the subject stands: "Little is known of | his life". */
export const pronounAt = (text: string, standing: Pick<Standing, 'subject' | 'words'>): number =>
  text.search(new RegExp(`(?<=\\s)(?:${formsOf(standing).join('|')})(?=[\\s,.;])`, 'u'));

function withoutFillers(sentence: string, { words: { fillers, partners } }: Standing): string {
  // "sowohl … als auch": a half of two is none.
  const halves = Object.values(partners).flatMap((half) =>
    fillers.filter((one) => half.endsWith(` ${one}`)).map((one) => half.slice(0, -one.length - 1)),
  );
  const filler = `(?<!\\s(?:${halves.join('|') || '(?!)'})\\s)(?:${fillers.join('|')})`;
  return (
    sentence
      .replace(new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}]),\\s${filler},(?=\\s)`, 'giu'), '')
      .replace(new RegExp(`,\\s${filler}(?=[.!।]$)`, 'iu'), '')
      // ", also French, …" says it of what stands before it.
      .replace(
        new RegExp(
          `(?<=[\\p{L}\\p{M}\\p{N},])(?<!,(?=\\s${filler}\\s\\S+,))\\s${filler}(?=\\s[\\p{L}\\p{N}])`,
          'giu',
        ),
        '',
      )
  );
}
