/**
 * A text in up to 110 words: the sentences that answer the question and say most of the text, each of which can be
 * said alone. They are the text's own, whole, and cut where a clause ends where there are too few; where a sentence
 * begins with a pronoun that stands for what the text is on, its name is said.
 */
import { countWords } from '../../../contract/scripts/countWords';
import { ranksOf } from '../../text/textRank';
import { meaningIn, partsOfCandidate, readText, type ReadText } from './candidates';
import { shorterDefinitions } from './definition';
import { doubtIn } from './doubts';
import { beginsWith, holds, plainWords } from './plainWords';
import type { Standing } from './standing';
import { standsAlone, type Leaning } from './standsAlone';
import { saysSubject, type Subject } from './subject';
import { isIntroducing, type Candidate, type Text, type Told, type Wanted } from './text';
import { LEFT_OUT, type LeftOut, type Way } from './shorten';
import { namedIn, waysToSay, wholeOf } from './waysToSay';
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
    const { chosen, isSure } = chosenOf(read, { ...wanted, shown: scripts });
    return { ...read, chosen, told: { ...toldOf(chosen, read), isSure } };
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
  /** It may take as known what is not said: a person is asked. */
  readonly mayDoubt?: boolean;
  readonly from?: readonly Candidate[];
}
const CUT: Saying = { most: 'end' };
/** Of what is short enough, too. */
const CUT_SHORT: Saying = { most: 'end', andLess: true };

interface Chosen {
  readonly chosen: ReadonlyMap<Candidate, string>;
  readonly isSure: boolean;
}

function chosenOf({ standing, candidates, standingOf }: ReadText, wanted: Wanted): Chosen {
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
  /** What leaves out least first. */
  const waysOf = (one: Candidate, { most, andLess = false }: Saying): readonly Way[] => {
    const all = most === 'nothing' ? wholeOf(one, standing) : waysToSay(one, standing, andLess);
    return LEFT_OUT.slice(0, LEFT_OUT.indexOf(most) + 1).flatMap((leavesOut) =>
      all.filter((way) => way.leavesOut === leavesOut),
    );
  };
  /** What it is on is said as fully as it can be. */
  let waysOfFirst: readonly Way[] | undefined;
  const waysToSayFirst = (one: Candidate): readonly Way[] =>
    (waysOfFirst ??= [
      ...waysOf(one, CUT_SHORT).toSorted((a, b) => wordsIn(b.text) - wordsIn(a.text)),
      ...shorterDefinitions(namedIn(one, standing) ?? one.text, standing).map((text): Way => ({
        text,
        leavesOut: 'end',
      })),
    ]);
  /** Whole or shorter: other words for it say nothing new. */
  const wasShown = (one: Candidate) =>
    shown.length > 0 &&
    [...waysOf(one, CUT), ...waysOf(one, CUT_SHORT)].some(({ text }) =>
      shown.some((script) => script.includes(text)),
    );
  const verdicts = new Map<string, boolean>();
  const stands = (one: Candidate, { text, leavesOut }: Way, leaning: Leaning): boolean => {
    const key = `${leaning} ${text}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const isCut = leavesOut !== 'nothing';
    const verdict = standsAlone(text, { ...standingOf(one), isCut }, leaning);
    verdicts.set(key, verdict);
    return verdict;
  };
  const isSurely = (one: Candidate, { text, leavesOut }: Way): boolean =>
    isOwn ||
    // What it is on has to be said.
    one === first ||
    (leavesOut !== 'end' &&
      one.isReported !== true &&
      (isIntroducing(one) || isOnSubjectAgain(one, standing)) &&
      !addsToOther(one, text, standing) &&
      !losesSubject(one, text, subject) &&
      doubtIn(text, standingOf(one)) === undefined);
  const withParts = (some: readonly Candidate[]) =>
    byScore(
      some.flatMap((one) => {
        const parts = partsOfCandidate(one, standing);
        for (const part of parts) scores.set(part, scoreOf(part, one.index));
        return [one, ...parts];
      }),
    );
  let length = 0;
  const order = byScore(candidates).toSorted((a, b) => Number(b === first) - Number(a === first));
  const choose = (
    leaning: Leaning,
    enough: number,
    { from = order, mayDoubt = false, ...saying }: Choosing = CUT,
  ) => {
    for (const one of from) {
      if (length >= enough) return;
      const follows = one.index === 0 || [...chosen.keys()].some(({ index }) => index === one.index - 1);
      if (chosen.has(one) || repeats(one, chosen.keys(), standing) || (leaning === 'any' && !follows))
        continue;
      if (wasShown(one.partOf ?? one)) continue;
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
          (mayDoubt || isSurely(one, way)) &&
          stands(one, way, leaning),
      );
      if (said === undefined) continue;
      chosen.set(one, said.text);
      length += wordsIn(said.text);
    }
  };
  const answering = order.filter((one) => one === first || answersTo(one, wanted));
  const isAnswered = () => [...chosen.keys()].some((one) => one !== first && answering.includes(one));
  let isSure = true;
  if (answering.length > 1) {
    choose('nothing', full, { ...CUT, from: answering });
    if (!isAnswered()) {
      choose('nothing', full, { ...CUT, from: answering, mayDoubt: true });
      isSure = !isAnswered();
    }
  }
  const introducing = isOwn ? order : order.filter(isIntroducing);
  choose('nothing', full, { most: 'nothing', from: introducing });
  choose('nothing', words.min, { most: 'addition', from: introducing });
  choose('nothing', words.min, { ...CUT, from: introducing });
  // What sentences say apart takes the taggers long.
  if (!isOwn && length < words.min)
    choose('nothing', words.min, { ...CUT_SHORT, from: withParts(introducing) });
  choose('nothing', words.min, { most: 'nothing' });
  if (language !== 'en') choose('spokenOf', words.min);
  if (isOwn) choose('thing', fewestOwn);
  // What was chosen last lets the next one follow.
  for (let before = -1; isOwn && before !== chosen.size && length < fewestOwn;) {
    before = chosen.size;
    choose('any', fewestOwn);
  }
  const saysWhatItIsOn = first !== undefined && (chosen.has(first) || wasShown(first));
  const isList = standing.words.lists.some((one) => beginsWith(one, plainWords(subject.title)));
  return { chosen, isSure: isSure && (isOwn || (saysWhatItIsOn && !isList)) };
}

function toldOf(
  chosen: ReadonlyMap<Candidate, string>,
  { standing: { subject } }: ReadText,
): Omit<Told, 'isSure'> {
  const inOrder = [...chosen].toSorted(([a], [b]) => a.index - b.index);
  return {
    sentences: inOrder.map(([, text]) => text),
    headings: inOrder.map(([{ heading }]) => heading),
    quotes: inOrder.map(([one]) => (one.partOf ?? one).text),
    isOnPerson: subject.isPerson,
  };
}

/** "Loss ratios are also used": beside what, where the “also” is not said and it is not on what the text is on? */
function addsToOther({ text: written }: Candidate, said: string, { language, words, subject }: Standing) {
  const isSpared = words.fillers.some(
    (filler) => holds(filler, plainWords(written)) && !holds(filler, plainWords(said)),
  );
  return language === 'en' && isSpared && !opensOnSubject(said, subject);
}

/** "Evans is a minister | and an amateur astronomer" of an article on amateur astronomy: what is left has nothing to do with it. */
const losesSubject = (one: Candidate, said: string, subject: Subject): boolean =>
  saysSubject((one.partOf ?? one).text, subject) && !saysSubject(said, subject);

/** Words in which a sentence says what it is on. */
const OPENING = 6;
const opensOnSubject = (text: string, subject: Subject): boolean =>
  saysSubject(text.split(' ').slice(0, OPENING).join(' '), subject);

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

/** Of a later sentence: it begins with the subject's own name, and not with "the" or "a" and its kind, which may be another of that kind. */
const isOnSubjectAgain = (one: Candidate, standing: Standing): boolean => {
  const said = namedIn(one, standing) ?? one.text;
  return (
    !standing.words.articles.includes(plainWords(said)[0] ?? '') && opensOnSubject(said, standing.subject)
  );
};

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
