/**
 * A text in 80 to 110 words: the sentences that answer the question and say most of the text, each of which can be
 * said alone. They are the text's own, whole or cut where a clause ends; where a sentence begins with a pronoun that
 * stands for what the text is on, its name is said.
 */
import { countWords } from '../../../contract/scripts/countWords';
import { meaningOf, stemsOf } from '../../text/meaning';
import { ranksOf } from '../../text/textRank';
import { sentencesOf } from '../../text/sentences';
import { partsOf } from '../../text/partsOfSpeech';
import { isLittle, rootOf } from '../../text/words';
import { asSentence, shortened } from './shorten';
import { broughtUpBy, newIn } from './licensed';
import type { SentenceWords } from './sentenceWords';
import { isPos, nounPhrasesOf } from './nounPhrases';
import { lacksSubject, namesWithoutSubject } from './mainVerb';
import { beginsWith, holds, plainWords } from './plainWords';
import type { Standing } from './standing';
import { othersIn } from './others';
import { saidApart } from './saidApart';
import { standsAlone, type Leaning } from './standsAlone';
import { isHeadOfSubject, isOnSubject, subjectOf, type Subject } from './subject';

/** [TP1] */
export const CONDENSED_WORDS = { min: 80, max: 110 } as const;
/** Of somebody's notes, where they have that many. */
const FEWEST_OWN = 60;
/** Enough to stop at. */
const FULL = 100;
/** A text is told by its first sentences where it has more: ranking takes the square of their number. */
const MOST_SENTENCES = 200;

export interface Section {
  /** Empty above the first heading. */
  readonly heading: string;
  /** Those that its own stands under, the highest first. */
  readonly under?: readonly string[];
  readonly paragraphs: readonly string[];
}
export interface Text {
  readonly title: string;
  readonly sections: readonly Section[];
}
export interface Wanted {
  /** Roots of what is asked, without those of the title; empty where the whole text is asked for. */
  readonly asked: readonly string[];
  /** Of the one fact that is asked for. */
  readonly tells?: ((sentence: string) => boolean) | undefined;
  readonly language: string;
  readonly words: SentenceWords;
  /** Somebody's notes: where too few of their sentences stand alone, others follow those that they lean on. */
  readonly isOwn?: boolean;
}
export interface Told {
  readonly sentences: readonly string[];
  /** The paragraph that each is from, counted through the text: its pictures belong to it. */
  readonly headings: readonly string[];
  /** The sentence of the text that each is, or is made of. */
  readonly quotes: readonly string[];
  /** Its subject is somebody. */
  readonly isOnPerson: boolean;
}

interface Candidate {
  readonly index: number;
  readonly text: string;
  readonly heading: string;
  readonly meaning: ReadonlySet<string>;
  /** It begins with a pronoun for the subject, or has "this club" of it, in a paragraph that speaks of it. */
  readonly isContinued: boolean;
  /** Roots of its heading and of what its paragraph says before it. */
  readonly before: ReadonlySet<string>;
  /** Of a longer one. */
  readonly partOf?: Candidate;
}

/** The line of a list of books has their numbers and pages; one of a game its moves. */
const NO_PROSE =
  /\b(?:ISBN|ISSN|OCLC|DOI)\b|№|\b(?:pp?|S)\. ?\d|\b\d{1,2}\. ?(?:\.{2,3} ?)?[KQRBN]?[a-h]?x?[a-h][1-8]\b/;

/** No prose, or a story: each of its sentences goes on from the one before it, and none is true of the world. */
const isLeftOut = (heading: string, { appendices, stories, selecting }: SentenceWords) => {
  const [first = '', ...rest] = heading.toLowerCase().split(' ');
  return [...appendices, ...stories].includes(
    (selecting.includes(first) ? rest : [first, ...rest]).join(' '),
  );
};

export function condense({ title, sections }: Text, wanted: Wanted): Told {
  const { language, words, isOwn = false } = wanted;
  const clean = sections
    .filter(({ heading, under = [] }) => ![heading, ...under].some((one) => isLeftOut(one, words)))
    .map(({ heading, paragraphs }) => ({
      heading,
      sentences: paragraphs
        .filter((text) => !NO_PROSE.test(text))
        .map((one) => sentencesOf(withoutRemarks(one), words.abbreviations).map(({ text }) => text)),
    }));
  const all = clean.flatMap(({ sentences }) => sentences.flat());
  const remarks = (sections[0]?.paragraphs[0] ?? '').slice(0, 300);
  const subject = subjectOf({ title, first: all[0] ?? '', remarks, text: all.join('\n') }, words);
  const shortNames = shortNamesIn(sections, subject.names, remarks);
  const standing: Standing = { words, language, subject, isOwn, shortNames };
  const candidates = candidatesOf(clean, standing);
  const rank = ranksOf(candidates.map(({ meaning }) => meaning));
  const scoreOf = (one: Candidate, at: number) => (rank[at] ?? 0) * likingOf(one, wanted);
  const scores = new Map(candidates.map((one, at) => [one, scoreOf(one, at)]));
  const byScore = (some: readonly Candidate[]) =>
    some.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  const [first] = candidates;

  const chosen = new Map<Candidate, string>();
  /** What those that were chosen bring up, where there is a tagger that tells. */
  const broughtUp = new Map<Candidate, readonly string[]>();
  const news = new Map<Candidate, ReadonlySet<string>>();
  const newsOf = (one: Candidate): ReadonlySet<string> => {
    const known = news.get(one) ?? new Set(language === 'en' ? newIn(one.text, subject) : []);
    news.set(one, known);
    return known;
  };
  const ways = { whole: new Map<Candidate, string[]>(), less: new Map<Candidate, string[]>() };
  /** Asked for again whenever another one was chosen, and dear. */
  const waysOf = (one: Candidate, andLess: boolean): readonly string[] => {
    const cache = andLess ? ways.less : ways.whole;
    const known = cache.get(one) ?? waysToSay(one, standing, andLess);
    cache.set(one, known);
    return known;
  };
  let length = 0;
  const order = byScore(candidates).toSorted((a, b) => Number(b === first) - Number(a === first));
  const choose = (leaning: Leaning, enough: number, { from, andLess } = { from: order, andLess: false }) => {
    for (const one of from) {
      if (length >= enough) return;
      const follows = one.index === 0 || [...chosen.keys()].some(({ index }) => index === one.index - 1);
      if (chosen.has(one) || repeats(one, chosen.keys()) || (leaning === 'any' && !follows)) continue;
      const isAnother = (root: string) => {
        const last = candidates
          .slice(0, Math.ceil(one.index))
          .findLast((other) => other.index > 0 && other.heading === one.heading && newsOf(other).has(root));
        return last !== undefined && !chosen.has(last);
      };
      const introduced = broughtUpBefore(one, broughtUp);
      // "The plough" of any plough needs no telling which.
      const known = leaning === 'nothing' ? { introduced, isAnother } : { introduced };
      // What it is on has to be said.
      const said = waysOf(one, andLess || one === first).find(
        (text) =>
          length + countWords(text) <= CONDENSED_WORDS.max &&
          ![...chosen].some(
            ([other, before]) =>
              isWithin(text, before) || isWithin(before, text) || saysAgain([one, text], [other, before]),
          ) &&
          standsAlone(text, { ...standing, ...known, before: one.before }, leaning),
      );
      if (said === undefined) continue;
      chosen.set(one, said);
      if (language === 'en') broughtUp.set(one, broughtUpBy(said));
      length += countWords(said);
    }
  };
  // What was chosen last may bring up what the next one speaks of.
  for (let before = -1; before !== chosen.size && length < FULL;) {
    before = chosen.size;
    choose('nothing', FULL);
  }
  if (!isOwn && length < CONDENSED_WORDS.min) {
    const parts = candidates.flatMap((one, at) =>
      partsOfCandidate(one, standing).map((part) => {
        scores.set(part, scoreOf(part, at));
        return part;
      }),
    );
    const from = byScore([...candidates, ...parts]);
    for (let before = -1; before !== chosen.size && length < CONDENSED_WORDS.min;) {
      before = chosen.size;
      choose('nothing', CONDENSED_WORDS.min, { from, andLess: true });
    }
  }
  choose('spokenOf', CONDENSED_WORDS.min);
  if (isOwn) choose('thing', FEWEST_OWN);
  // What was chosen last lets the next one follow.
  for (let before = -1; isOwn && before !== chosen.size && length < FEWEST_OWN;) {
    before = chosen.size;
    choose('any', FEWEST_OWN);
  }
  const asWritten = [...chosen].toSorted(([a], [b]) => a.index - b.index);
  const inOrder = isOwn || language !== 'en' ? asWritten : behindName(asWritten, subject);
  // A few sentences that do not name it are on something else.
  const isOnIt =
    isOwn ||
    language !== 'en' ||
    length >= CONDENSED_WORDS.min ||
    inOrder.some(([, text]) => isNamedIn(text, subject));
  const { isPerson: isOnPerson } = subject;
  if (!isOnIt) return { sentences: [], headings: [], quotes: [], isOnPerson };
  return {
    sentences: inOrder.map(([, text]) => text),
    headings: inOrder.map(([{ heading }]) => heading),
    quotes: inOrder.map(([one]) => (one.partOf ?? one).text),
    isOnPerson,
  };
}

/** "The term was coined …", "The song …" come behind a sentence that says the name; without one they are not said. */
function behindName(
  told: readonly (readonly [Candidate, string])[],
  subject: Subject,
): (readonly [Candidate, string])[] {
  const name = plainWords(subject.inside).join(' ');
  const isNamedIn = (text: string) => holds(name, plainWords(text));
  const isAnyNameIn = (text: string) =>
    plainWords(text).some((word) => !isLittle(word) && subject.names.has(word.replace(/'s$/, '')));
  const leans = (text: string) => {
    const [first] = nounPhrasesOf(partsOf(text));
    const head = first?.head?.lower ?? '';
    const isItsNoun = isHeadOfSubject(rootOf(head), subject) || NAMES.includes(head);
    return first?.determiner === 'the' && !isPos(first.head, 'PROPN') && isItsNoun && !isNamedIn(text);
  };
  const named = told.findIndex(([, text]) => !leans(text) && isAnyNameIn(text));
  const opening = told.slice(0, Math.max(named, 0));
  if (named < 0) return told.filter(([, text]) => !leans(text));
  return opening.some(([, text]) => leans(text))
    ? [...told.slice(named, named + 1), ...opening, ...told.slice(named + 1)]
    : [...told];
}
const isNamedIn = (text: string, { names, inside, isPerson }: Subject): boolean => {
  const said = new Set(plainWords(text).map((word) => rootOf(word.replace(/'s$/, ''))));
  const ofName = plainWords(inside).filter((word) => !isLittle(word));
  return isPerson
    ? [...names].some((word) => !isLittle(word) && said.has(rootOf(word)))
    : ofName.every((word) => said.has(rootOf(word)));
};
const NAMES = ['name', 'term', 'word', 'phrase', 'title'];

const broughtUpBefore = (
  { index }: Candidate,
  broughtUp: ReadonlyMap<Candidate, readonly string[]>,
): ReadonlySet<string> =>
  new Set([...broughtUp].filter(([other]) => other.index < index).flatMap(([, roots]) => roots));

/** "Certificate of Completion of Training (CCT)", "CCT (Certificate …)": what its first sentence says so is known. */
function shortNamesIn(
  sections: readonly Section[],
  known: ReadonlySet<string>,
  remarks: string,
): ReadonlySet<string> {
  const names = sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((one) => [
      ...[...one.matchAll(/\((\p{Lu}{2,6})s?\)/gu)].map(([, name = '']) => name),
      ...[...one.matchAll(/(?<!\p{L})(\p{Lu}{2,6}) \(([^()]+)\)/gu)]
        .filter(([, name, full = '']) => full.replace(/\P{Lu}/gu, '') === name)
        .map(([, name = '']) => name),
    ]),
  );
  const [first = ''] = remarks.split(/(?<=[.!?।])\s/u);
  return new Set(names.filter((name) => !known.has(name.toLowerCase()) && !first.includes(`(${name})`)));
}

/** Brackets within brackets are taken from the inside. */
function withoutRemarks(text: string): string {
  let [before, after] = ['', text];
  while (before !== after) {
    before = after;
    after = before.replace(/\s*\[[^[\]]*\]|\s*\([^()]*\)/g, '');
  }
  return after.replace(/[^\S\n]+/g, ' ');
}

function candidatesOf(
  sections: readonly { heading: string; sentences: readonly string[][] }[],
  standing: Standing,
): Candidate[] {
  const found: Candidate[] = [];
  const isPerson =
    standing.language === 'en' && standing.words.pronouns.person.includes(standing.subject.pronoun);
  for (const { heading, sentences } of sections)
    for (const paragraph of sentences) {
      const before = new Set(plainWords(heading).map(rootOf));
      // A paragraph that begins with the pronoun of a person, or of what the introduction is on, is on the subject.
      let isOnIt = heading === '' || standing.subject.isPerson;
      /** "This club" was it: it is so again, where the paragraph has brought up no other one since. */
      let itsNoun = '';
      for (const text of paragraph) {
        if (found.length >= MOST_SENTENCES) return found;
        const words = plainWords(text);
        const others = isPerson
          ? othersIn(text, standing.subject, {
              reduced: standing.words.verbs.reduced,
              forms: formsOf(standing),
            })
          : { beforePronoun: false, takesOver: false };
        const one = thisOne(text, standing);
        const shown = one !== null && (isOnIt || one.noun === itsNoun);
        const isContinued =
          shown ||
          (isOnIt &&
            (beginsWithItsPronoun(words, standing) ||
              leavesItOut(text, standing) ||
              (isPerson && !others.beforePronoun && pronounAt(text, standing) >= 0)));
        if (shown) itsNoun = one.noun;
        else if (itsNoun !== '' && hasAnother(itsNoun, text)) itsNoun = '';
        // The first sentence says what it is on.
        isOnIt =
          isContinued ||
          (found.length === 0 && standing.subject.pronoun !== '') ||
          beginsWithSubject(text, standing) ||
          (isOnIt && (lacksSubject(text, standing.words) || (isPerson && !others.takesOver)));
        const meaning = meaningIn(text, standing);
        found.push({ index: found.length, text, heading, meaning, isContinued, before: new Set(before) });
        for (const word of plainWords(text)) before.add(rootOf(word));
      }
    }
  return found;
}

const meaningIn = (text: string, { language, words }: Pick<Wanted, 'language' | 'words'>) =>
  language === 'en' ? meaningOf(text) : stemsOf(text, words.little);

/** Within so many words a pronoun is still what the sentence is on, if no other word can be it. */
const PREFACE = 6;

/** "1993 legte er". */
const YEAR = /^\d{4}$/;

/** "Nasce presso il Passo Resia": one thing, which the sentence before is on. */
const leavesItOut = (text: string, { subject: { pronoun }, words }: Standing) =>
  pronoun !== '' && pronoun !== Object.keys(words.subjects)[1] && namesWithoutSubject(text, words);

/** "It", "Its", "In 1990 it": for what the text is on. */
const beginsWithItsPronoun = (
  words: readonly string[],
  { subject: { pronoun }, words: { subjects, prefaces, expletives } }: Standing,
) =>
  pronoun !== '' &&
  !expletives.some((phrase) => holds(phrase, words)) &&
  (words[0] === pronoun ||
    words[0] === subjects[pronoun] ||
    ((prefaces.includes(words[0] ?? '') || YEAR.test(words[0] ?? '')) &&
      words.slice(0, PREFACE).includes(pronoun)));
const beginsWithSubject = (text: string, { subject, language, words: { articles } }: Standing) => {
  const words = plainWords(text);
  const said = words.filter((word) => !articles.includes(word)).slice(0, 3);
  // "De Mattia"
  const isLastName = said.length > 1 && said.slice(0, 2).every((word) => subject.names.has(word));
  return (
    isLastName ||
    beginsWith(plainWords(subject.name).join(' '), words) ||
    (language === 'en' && words[0] === articles[0] && isHeadOfSubject(rootOf(firstNounOf(text)), subject)) ||
    (said[0] !== undefined && isOnSubject(rootOf(said[0].replace(/'s$/, '')), subject))
  );
};

/** "EP" of "The self-released EP was sold". */
const firstNounOf = (text: string): string => nounPhrasesOf(partsOf(text))[0]?.head?.lower ?? '';

/** How it may be said, the best first; some of them may not stand alone. */
function waysToSay(one: Candidate, standing: Standing, andLess: boolean): string[] {
  const named = namedIn(one, standing);
  if (named === null) return [];
  return shortened(named, standing, { andLess }).map((way) => withoutFillers(way, standing));
}

function namedIn({ text, isContinued }: Candidate, standing: Standing): string | null {
  const named = isContinued ? withName(text, standing) : text;
  return named === null ? null : withoutMarkers(named, standing);
}

/** What else it says of what the text is on. */
function partsOfCandidate(one: Candidate, standing: Standing): Candidate[] {
  const named = standing.language === 'en' ? namedIn(one, standing) : null;
  return saidApart(named ?? '', standing).map((text, at, { length }) => ({
    ...one,
    text,
    index: one.index + (at + 1) / (length + 1),
    meaning: meaningIn(text, standing),
    isContinued: false,
    partOf: one,
  }));
}

/** "has an enzyme for sugar" */
const hasAnother = (noun: string, text: string): boolean =>
  nounPhrasesOf(partsOf(text)).some(
    ({ head, determiner }) =>
      head !== undefined && rootOf(head.lower) === noun && !['the', 'this'].includes(determiner),
  );

/** Where "this enzyme" of an article on one enzyme stands: the noun that it says it is, and no other one behind it. */
function thisOne(
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

/** "It is known that …" speaks of nothing. */
const EXPLETIVE =
  /^it (?:is|was|has been|had been|will be|would be|may be|can be|seems|appears|follows|took|takes|rained|rains)\s(?:\S+ly\s)?(?:\S+ )?(?:\S+ )?(?:that|to|whether|how|why|if|when|where|who|not until)\b/i;

function withName(text: string, { subject, language, words }: Standing): string | null {
  const { subjects } = words;
  const shown = thisOne(text, { subject, language });
  if (shown) {
    const [before, after] = [text.slice(0, shown.from), text.slice(shown.to)];
    return before === '' ? subject.name + after : before + subject.inside + after;
  }
  if (EXPLETIVE.test(text)) return null;
  const [first = '', ...rest] = text.split(' ');
  if (namesWithoutSubject(text, words)) return [subject.name, first.toLowerCase(), ...rest].join(' ');
  const owner = (name: string) =>
    name.endsWith('s') && subject.pronoun === 'they' ? `${name}'` : `${name}'s`;
  if (first.toLowerCase() === subjects[subject.pronoun] && language !== 'en') return null;
  if (first.toLowerCase() === subjects[subject.pronoun]) return [owner(subject.name), ...rest].join(' ');
  if (first.toLowerCase() === subject.pronoun) return [subject.name, ...rest].join(' ');
  const at = pronounAt(text, { subject, words });
  const word = /^\p{L}+/u.exec(text.slice(at))?.[0] ?? '';
  if (at < 0) return null;
  if (language !== 'en' && word !== subject.pronoun) return null;
  const meant = word === 'her' ? herIn(text) : word === subjects[subject.pronoun] ? 'whose' : 'whom';
  if (meant === null) return null;
  const said = meant === 'whose' && language === 'en' ? owner(subject.inside) : subject.inside;
  return text.slice(0, at) + said + text.slice(at + word.length);
}

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

const formsOf = ({
  subject: { pronoun },
  words: { subjects, pronouns },
}: Pick<Standing, 'subject' | 'words'>) =>
  pronouns.person.includes(pronoun)
    ? [pronoun, subjects[pronoun] ?? pronoun, OBJECTS[pronoun] ?? pronoun]
    : [pronoun];
/** Where within the sentence the first pronoun for the subject stands: "Little is known of | his life". */
const pronounAt = (text: string, standing: Pick<Standing, 'subject' | 'words'>): number =>
  text.search(new RegExp(`(?<=\\s)(?:${formsOf(standing).join('|')})(?=[\\s,.;])`, 'u'));

function withoutMarkers(sentence: string, { words }: Standing): string {
  const marker = new RegExp(`^(?:${words.markers.join('|')}),\\s+(?=\\p{L})`, 'iu');
  return marker.test(sentence) ? asSentence(sentence.replace(marker, ''), words) : sentence;
}

function withoutFillers(sentence: string, { words: { fillers, partners } }: Standing): string {
  // "sowohl … als auch": a half of two is none.
  const halves = Object.values(partners).flatMap((half) =>
    fillers.filter((one) => half.endsWith(` ${one}`)).map((one) => half.slice(0, -one.length - 1)),
  );
  const filler = `(?<!\\s(?:${halves.join('|') || '(?!)'})\\s)(?:${fillers.join('|')})`;
  return (
    sentence
      .replace(new RegExp(`(?<=[\\p{L}\\p{M}]),\\s${filler},(?=\\s)`, 'giu'), '')
      .replace(new RegExp(`,\\s${filler}(?=[.!।]$)`, 'iu'), '')
      // ", however sincere, …" joins nothing.
      .replace(
        new RegExp(
          `(?<=[\\p{L}\\p{M}\\p{N},])(?<!,(?=\\s${filler}\\s\\S+,))\\s${filler}(?=\\s[\\p{L}\\p{N}])`,
          'giu',
        ),
        '',
      )
  );
}

/** Two that share more of their words than that say the same. */
const SAME = 0.6;
const repeats = (one: Candidate, chosen: Iterable<Candidate>) =>
  [...chosen].some((other) => {
    // Parts of one sentence say different things, and share what it means.
    if ((one.partOf ?? one) === (other.partOf ?? other)) return false;
    const { meaning } = one;
    const shared = [...meaning].filter((word) => other.meaning.has(word)).length;
    return shared > SAME * meaning.size;
  });

/** "came into force on 8 October." of "came into force on 8 October 2004." */
const isWithin = (text: string, other: string) => {
  const words = new Set(plainWords(other));
  return plainWords(text).every((word) => words.has(word));
};

/** "X is listed and is a part of Y", of whose longer end another part is made. */
const saysAgain = (
  [one, text]: readonly [Candidate, string],
  [other, before]: readonly [Candidate, string],
) => {
  if ((one.partOf ?? one) !== (other.partOf ?? other)) return false;
  const [words, known] = [plainWords(text), plainWords(before)];
  return words.filter((word) => known.includes(word)).length > SAME * Math.min(words.length, known.length);
};

/** An introduction is written to stand alone; a section takes what its heading says as known. */
const LATER = 0.7;

/** What answers counts most; then what comes early, and what is short. */
function likingOf(
  { index, text, heading, meaning, isContinued }: Candidate,
  { asked, tells, language, words }: Wanted,
): number {
  const length = countWords(text);
  const shape = length > 28 ? 0.55 : length > 18 ? 0.8 : 1;
  const refers = plainWords(text)
    .slice(1)
    .some((word) => words.pronouns.person.includes(word) || words.pronouns.any.includes(word));
  const isTold = tells?.(text) ? 1 : 0;
  const parts = asked.length + (tells ? 1 : 0);
  const answers = (asked.filter((root) => meaning.has(root)).length + isTold) / (parts || 1);
  const told = meaningIn(heading, { language, words });
  const isAskedFor = asked.some((root) => told.has(root)) ? 1 : 0;
  const isLater = parts === 0 && heading !== '';
  return (
    (isLater ? LATER : 1) *
    (1 + 0.35 * Math.exp(-index / 3)) *
    shape *
    (isContinued ? 0.9 : 1) *
    (refers ? 0.6 : 1) *
    (1 + 4 * answers + 2 * isAskedFor)
  );
}
