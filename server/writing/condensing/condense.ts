/**
 * A text in up to 110 words: the sentences that answer the question and say most of the text, each of which can be
 * said alone. They are the text's own, whole, and cut where a clause ends where there are too few; where a sentence
 * begins with a pronoun that stands for what the text is on, its name is said.
 */
import { countWords } from '../../../contract/scripts/countWords';
import { ranksOf } from '../../text/textRank';
import { partsOf, type Part } from '../../text/partsOfSpeech';
import { isLittle, rootOf } from '../../text/words';
import { meaningIn, partsOfCandidate, readText, type ReadText } from './candidates';
import { doubtsIn } from './doubts';
import { FEWEST_WORDS } from './fewestWords';
import { broughtUpBy, newIn, type BroughtUp } from './licensed';
import { isPos, nounPhrasesOf, type NounPhrase } from './nounPhrases';
import { holds, plainWords } from './plainWords';
import type { Standing } from './standing';
import { SENTENCE_WORDS, standsAlone, type Leaning } from './standsAlone';
import { isHeadOfSubject, type Subject } from './subject';
import { nothingTold, type Candidate, type Text, type Told, type Wanted } from './text';
import { LEFT_OUT, type LeftOut, type Way } from './shorten';
import { waysToSay, wholeOf } from './waysToSay';
import { wordsIn } from './wordsIn';

/** [TP1] */
export const CONDENSED_WORDS = { min: 80, max: 110 } as const;
/** Of somebody's notes, where they have that many. */
const FEWEST_OWN = 60;
/** Enough to stop at. */
const FULL = 100;

export interface Condensed extends ReadText {
  /** As each is said. */
  readonly chosen: ReadonlyMap<Candidate, string>;
  readonly told: Told;
}

export const condense = (text: Text, wanted: Wanted): Told => condensed(text, wanted).told;

export function condensed(text: Text, wanted: Wanted): Condensed {
  const read = readText(text, wanted);
  const { shown = [], length } = wanted;
  const without = (scripts: readonly string[]): Condensed => {
    const chosen = naming(chosenOf(read, { ...wanted, shown: scripts }), read, wanted);
    return { ...read, chosen, told: toldOf(chosen, read, wanted) };
  };
  // In another length the same sentences are new; where they make the same script, others are wanted.
  const hasLength = (script: string) => {
    const words = countWords(script);
    return !length || (words >= length.min && words <= length.max);
  };
  const told = without(shown.filter(hasLength));
  return shown.includes(told.told.sentences.join(' ')) ? without(shown) : told;
}

interface Saying {
  readonly most: LeftOut;
  readonly andLess?: boolean;
}
interface Choosing extends Saying {
  /** So many signs that it takes as known what is not said. */
  readonly doubts?: number;
  readonly from?: readonly Candidate[];
}
/** A script of which so much is sure needs nothing that is in doubt twice. */
const SURE_ENOUGH = 0.75;
/** With more doubts none is said. */
const MOST_DOUBTS = 6;
const NOTHING: ReadonlySet<string> = new Set();
const CUT: Saying = { most: 'end' };
/** Of what is short enough, too. */
const CUT_SHORT: Saying = { most: 'end', andLess: true };

function chosenOf({ standing, candidates }: ReadText, wanted: Wanted): Map<Candidate, string> {
  const { isOwn = false, language, length: wished, shown = [] } = wanted;
  const { subject } = standing;
  const words = wished ?? CONDENSED_WORDS;
  const full = wished ? (wished.min + wished.max) / 2 : FULL;
  const fewestOwn = Math.min(FEWEST_OWN, words.min);
  const rank = ranksOf(candidates.map(({ meaning }) => meaning));
  const scoreOf = (one: Candidate, at: number) => (rank[at] ?? 0) * likingOf(one, wanted);
  const scores = new Map(candidates.map((one, at) => [one, scoreOf(one, at)]));
  const byScore = (some: readonly Candidate[]) =>
    some.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  const [first] = candidates;

  const chosen = new Map<Candidate, string>();
  /** What those that were chosen bring up, where there is a tagger that tells. */
  const broughtUp = new Map<Candidate, BroughtUp>();
  const news = new Map<Candidate, ReadonlySet<string>>();
  const newsOf = (one: Candidate): ReadonlySet<string> => {
    const known = news.get(one) ?? new Set(language === 'en' ? newIn(one.text, subject) : []);
    news.set(one, known);
    return known;
  };
  const ways = {
    whole: new Map<Candidate, Way[]>(),
    cut: new Map<Candidate, Way[]>(),
    less: new Map<Candidate, Way[]>(),
  };
  /** What leaves out least first. Asked for again whenever another one was chosen, and dear. */
  const waysOf = (one: Candidate, { most, andLess = false }: Saying): readonly Way[] => {
    const cache = most === 'nothing' ? ways.whole : andLess ? ways.less : ways.cut;
    const known =
      cache.get(one) ?? (most === 'nothing' ? wholeOf(one, standing) : waysToSay(one, standing, andLess));
    cache.set(one, known);
    return LEFT_OUT.slice(0, LEFT_OUT.indexOf(most) + 1).flatMap((leavesOut) =>
      known.filter((way) => way.leavesOut === leavesOut),
    );
  };
  /** What it is on is said as fully as it can be. */
  const waysToSayFirst = (one: Candidate): readonly Way[] =>
    waysOf(one, CUT_SHORT).toSorted((a, b) => wordsIn(b.text) - wordsIn(a.text));
  /** Whole or shorter: other words for it say nothing new. */
  const wasShown = (one: Candidate) =>
    shown.length > 0 &&
    [...waysOf(one, CUT), ...waysOf(one, CUT_SHORT)].some(({ text }) =>
      shown.some((script) => script.includes(text)),
    );
  /** Where nothing is taken as known: it stays, unless it hangs on what was chosen. */
  const verdicts = new Map<string, boolean>();
  const stands = (
    one: Candidate,
    { text, leavesOut }: Way,
    {
      leaning,
      isStrict,
      introduced,
    }: { leaning: Leaning; isStrict: boolean; introduced: ReadonlySet<string> },
  ): boolean => {
    const known = isStrict ? verdicts.get(text) : undefined;
    if (known !== undefined) return known;
    let isSettled = isStrict;
    const isAnother = (root: string) => {
      const last = candidates
        .slice(0, Math.ceil(one.index))
        .findLast((other) => other.index > 0 && other.heading === one.heading && newsOf(other).has(root));
      if (last !== undefined) isSettled = false;
      return last !== undefined && !chosen.has(last);
    };
    // "The plough" of any plough needs no telling which.
    const told = leaning === 'nothing' ? { introduced, isAnother, isStrict } : { introduced };
    const isCut = leavesOut !== 'nothing';
    const verdict = standsAlone(text, { ...standing, ...told, ...placeOf(one), isCut }, leaning);
    if (isSettled) verdicts.set(text, verdict);
    return verdict;
  };
  /** Doubts of what has lost its end: in English it may say nothing any more. */
  const cut = language === 'en' ? 2 : 1;
  const doubtsOf = (one: Candidate, { text, leavesOut }: Way): number =>
    (leavesOut === 'end' ? cut : 0) +
    (one.isReported ? 1 : 0) +
    (isOwn || language !== 'en' ? 0 : doubtsIn(text, subject, standing.words));
  let parted: readonly Candidate[] | undefined;
  const withParts = () => {
    parted ??= candidates.flatMap((one, at) =>
      partsOfCandidate(one, standing).map((part) => {
        scores.set(part, scoreOf(part, at));
        return part;
      }),
    );
    return byScore([...candidates, ...parted]);
  };
  let length = 0;
  const order = byScore(candidates).toSorted((a, b) => Number(b === first) - Number(a === first));
  const choose = (
    leaning: Leaning,
    enough: number,
    { from = order, doubts = Infinity, ...saying }: Choosing = CUT,
  ) => {
    for (const one of from) {
      if (length >= enough) return;
      const follows = one.index === 0 || [...chosen.keys()].some(({ index }) => index === one.index - 1);
      if (chosen.has(one) || repeats(one, chosen.keys(), standing) || (leaning === 'any' && !follows))
        continue;
      if (wasShown(one.partOf ?? one)) continue;
      const introduced = broughtUpBefore(one, broughtUp);
      const isSure = (way: Way): boolean => {
        const most = one === first ? Infinity : doubts - doubtsOf(one, way);
        return (
          most >= 0 &&
          (stands(one, way, { leaning, isStrict: true, introduced: NOTHING }) ||
            (most > 0 && stands(one, way, { leaning, isStrict: false, introduced })))
        );
      };
      // What it is on has to be said.
      const said = (one === first ? waysToSayFirst(one) : waysOf(one, saying)).find(
        (way) =>
          length + wordsIn(way.text) <= words.max &&
          ![...chosen].some(
            ([other, before]) =>
              isWithin(way.text, before) ||
              isWithin(before, way.text) ||
              saysAgain([one, way.text], [other, before]),
          ) &&
          isSure(way),
      );
      if (said === undefined) continue;
      chosen.set(one, said.text);
      if (language === 'en') broughtUp.set(one, broughtUpBy(said.text));
      length += wordsIn(said.text);
    }
  };
  /** What was chosen last may bring up what the next one speaks of. */
  const chooseAll = (enough: number, how: Choosing) => {
    for (let before = -1; before !== chosen.size && length < enough;) {
      before = chosen.size;
      choose('nothing', enough, how);
    }
  };
  // What was asked is told, however it can be; of the rest of a text there is more to take than is needed.
  const answering = order.filter((one) => one === first || answersTo(one, wanted));
  if (answering.length > 1)
    for (let doubts = 0; doubts <= MOST_DOUBTS; doubts += 1)
      chooseAll(full, { ...CUT, doubts, from: answering });
  if (isOwn) {
    chooseAll(full, { most: 'nothing' });
    chooseAll(words.min, { most: 'addition' });
    chooseAll(words.min, CUT);
  } else
    for (let doubts = 0; doubts <= MOST_DOUBTS; doubts += 1) {
      const enough =
        [full, words.min, Math.round(SURE_ENOUGH * words.min)][doubts] ?? Math.min(FEWEST_WORDS, words.min);
      chooseAll(enough, { most: 'nothing', doubts });
      chooseAll(Math.min(enough, words.min), { most: 'addition', doubts });
      if (doubts < cut) continue;
      chooseAll(enough, { ...CUT, doubts });
      if (length < enough) chooseAll(enough, { ...CUT_SHORT, doubts, from: withParts() });
    }
  if (isOwn || language !== 'en') choose('spokenOf', words.min);
  if (isOwn) choose('thing', fewestOwn);
  // What was chosen last lets the next one follow.
  for (let before = -1; isOwn && before !== chosen.size && length < fewestOwn;) {
    before = chosen.size;
    choose('any', fewestOwn);
  }
  return chosen;
}

function toldOf(
  chosen: ReadonlyMap<Candidate, string>,
  { standing: { subject } }: ReadText,
  { isOwn = false, language, length = CONDENSED_WORDS }: Wanted,
): Told {
  const asWritten = [...chosen].toSorted(([a], [b]) => a.index - b.index);
  const inOrder = isOwn || language !== 'en' ? asWritten : behindName(asWritten, subject);
  // A few sentences that do not name it are on something else.
  const isOnIt =
    isOwn ||
    language !== 'en' ||
    countWords([...chosen.values()].join(' ')) >= Math.max(length.min, CONDENSED_WORDS.min) ||
    // What an article begins with is on it.
    inOrder.some(([{ index }, text]) => index === 0 || isNamedIn(text, subject)) ||
    inOrder.filter(([, text]) => speaksOf(text, subject)).length * 2 > inOrder.length;
  const { isPerson: isOnPerson } = subject;
  if (!isOnIt) return { ...nothingTold, isOnPerson };
  return {
    sentences: inOrder.map(([, text]) => text),
    headings: inOrder.map(([{ heading }]) => heading),
    quotes: inOrder.map(([one]) => (one.partOf ?? one).text),
    isOnPerson,
  };
}

/** "The film was shown in 1920" names it where no sentence does: by the title. */
function naming(
  chosen: Map<Candidate, string>,
  { standing }: ReadText,
  { isOwn = false, language }: Wanted,
): Map<Candidate, string> {
  const { subject } = standing;
  if (isOwn || language !== 'en' || [...chosen.values()].some((text) => isNamedIn(text, subject)))
    return chosen;
  // "Coke Studio (season 11)": what the name in front of the bracket is of has more of them.
  const isPart = (noun: string) => new RegExp(`\\(.*${noun} \\d+\\)`, 'iu').test(subject.title);
  for (const [one, text] of [...chosen].toSorted(([a], [b]) => a.index - b.index)) {
    const [, noun = '', rest = ''] = /^The (\p{Ll}+) (.*)$/su.exec(text) ?? [];
    const [phrase] = nounPhrasesOf(partsOf(text));
    const isIt =
      phrase?.to === 2 &&
      isPos(partsOf(text)[2], 'VERB', 'AUX') &&
      !subject.isMany &&
      !isPart(noun) &&
      !NAMES.includes(noun) &&
      isHeadOfSubject(rootOf(noun), subject);
    const named = `${subject.name} ${rest}`;
    if (isIt && !noun.endsWith('s') && countWords(named) <= SENTENCE_WORDS.max)
      return new Map([...chosen].map(([other, said]) => [other, other === one ? named : said]));
  }
  return chosen;
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
  const isOfSubject = ({ head, determiner }: NounPhrase) => {
    const isItsNoun =
      isHeadOfSubject(rootOf(head?.lower ?? ''), subject) || NAMES.includes(head?.lower ?? '');
    return determiner === 'the' && !isPos(head, 'PROPN') && isItsNoun;
  };
  const leans = (text: string) => nounPhrasesOf(partsOf(text)).some(isOfSubject) && !isNamedIn(text);
  const named = told.findIndex(([, text]) => !leans(text) && isAnyNameIn(text));
  const opening = told.slice(0, Math.max(named, 0));
  if (named < 0) return told.filter(([, text]) => !leans(text));
  return opening.some(([, text]) => leans(text))
    ? [...told.slice(named, named + 1), ...opening, ...told.slice(named + 1)]
    : [...told];
}
const isNamedIn = (text: string, { names, inside, isPerson, heads }: Subject): boolean => {
  const said = rootsSaidIn(text);
  const ofName = apartWords(inside).filter((word) => !isLittle(word));
  if (isPerson) return [...names].some((word) => !isLittle(word) && said.has(rootOf(word)));
  // "Affre", "the Dictum", and not "the dictum": of a name of capital letters its own noun is enough.
  const isName = !inside.split(' ').some((word) => /^\p{Ll}/u.test(word) && !isLittle(word));
  const roots = ofName.map(rootOf);
  const capitals = rootsSaidIn(text.match(/(?<=\S ["“]?)\p{Lu}[\p{L}\p{M}]*/gu)?.join(' ') ?? '');
  return (
    roots.every((root) => said.has(root)) ||
    (isName && roots.some((root) => heads.has(root) && (capitals.has(root) || isOpening(text, root))))
  );
};
/** "Freshwater-class" is said by "the Freshwater class", too. */
const apartWords = (text: string) => plainWords(text).flatMap((word) => word.split('-').filter(Boolean));
const rootsSaidIn = (text: string) =>
  new Set(apartWords(text).map((word) => rootOf(word.replace(/'s$/, ''))));
/** Each sentence begins with a capital letter: "Affre was a priest". */
const isOpening = (text: string, root: string): boolean => {
  const [first = ''] = apartWords(text);
  return rootOf(first.replace(/'s$/, '')) === root;
};
/** By its noun, or by a word of its name that is a name wherever it stands: "SpaceX", and not "Senior". */
function speaksOf(text: string, subject: Subject): boolean {
  const parts = partsOf(text);
  const isOfName = ({ lower }: Part) =>
    subject.names.has(lower) && /^\p{L}+$/u.test(lower) && !isLittle(lower) && !subject.isWrittenSmall(lower);
  // "the 2016–17 season" of an article on another one
  const isItsNoun = ({ head, words }: NounPhrase) =>
    isPos(head, 'NOUN') &&
    !words.some((word) => isPos(word, 'NUM')) &&
    [head?.lower, head?.lemma].some((noun) => isHeadOfSubject(rootOf(noun ?? ''), subject));
  return parts.some(isOfName) || nounPhrasesOf(parts).some(isItsNoun);
}
const NAMES = ['name', 'term', 'word', 'phrase', 'title'];

const placeOf = ({ before, heading, place }: Candidate) => ({
  ...{ before, place },
  isIntroduction: heading === '',
});

/** A section speaks of things of its own: "the film" of one is none of another. */
const broughtUpBefore = (
  { index, heading }: Candidate,
  broughtUp: ReadonlyMap<Candidate, BroughtUp>,
): Set<string> =>
  new Set(
    [...broughtUp]
      .filter(([other]) => other.index < index)
      // "a film" of another section is none of this one; a name is the same in all of them.
      .flatMap(([other, { roots, names }]) => (other.heading === heading ? roots : names)),
  );
/** Two that share more of their words than that say the same. */
const SAME = 0.6;
/** Fewer words say too little to be told again by a longer one. */
const TOLD = 4;
const repeats = (
  one: Candidate,
  chosen: Iterable<Candidate>,
  { isOwn, subject: { roots, heads } }: Standing,
) =>
  [...chosen].some((other) => {
    // Parts of one sentence say different things, and share what it means.
    if ((one.partOf ?? one) === (other.partOf ?? other)) return false;
    const { meaning } = one;
    const shared = [...meaning].filter((word) => other.meaning.has(word));
    if (shared.length > SAME * meaning.size) return true;
    if (isOwn) return false;
    // "was born in Paris" and "was born in Paris in 1901, and …": without what both of them are on.
    const isTold = (root: string) => !roots.has(root) && !heads.has(root);
    const told = [...other.meaning].filter(isTold).length;
    return told >= TOLD && shared.filter(isTold).length > SAME * told;
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

const hasAsked = (meaning: ReadonlySet<string>, { asked }: Wanted) => asked.some((root) => meaning.has(root));
/** It tells something of what is asked, or its section is on that. */
const answersTo = ({ text, meaning, heading }: Candidate, wanted: Wanted): boolean =>
  hasAsked(meaning, wanted) || hasAsked(meaningIn(heading, wanted), wanted) || wanted.tells?.(text) === true;

/** What answers counts most; then what comes early, and what is short. */
function likingOf({ index, text, heading, meaning, isContinued }: Candidate, wanted: Wanted): number {
  const { asked, tells, words } = wanted;
  const length = wordsIn(text);
  const shape = length > 28 ? 0.55 : length > 18 ? 0.8 : 1;
  const refers = plainWords(text)
    .slice(1)
    .some((word) => words.pronouns.person.includes(word) || words.pronouns.any.includes(word));
  const isTold = tells?.(text) ? 1 : 0;
  const parts = asked.length + (tells ? 1 : 0);
  const answers = (asked.filter((root) => meaning.has(root)).length + isTold) / (parts || 1);
  const isAskedFor = hasAsked(meaningIn(heading, wanted), wanted) ? 1 : 0;
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
