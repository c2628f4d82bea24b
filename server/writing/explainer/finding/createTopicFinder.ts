/**
 * Finds what answers a question: the scripts whose `answers` account for every word that says what it is about.
 * What accounts for a part of it is near, and only to be offered as that.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { spokenText, type Topic, type WrittenScript } from '../topic';
import { partsOf, readQuestion, stemOf, termsOf, wordsOfName, type Question } from './readQuestion';

export interface Finding {
  readonly topic?: Topic;
  /** Written on just what was asked. */
  readonly answers: readonly WrittenScript[];
  /** Of the same topic, and on another question. */
  readonly beside: readonly WrittenScript[];
}

const NOTHING: Finding = { answers: [], beside: [] };
/** Of how much of the question a topic must have a name, so as to be near. */
const NEAR = 1 / 3;
/** Shorter words have too many neighbours; in longer ones, a finger slips twice. */
const SLIPS = { shortest: 6, twice: 9 } as const;

/** Something that a question may ask for. */
interface Name {
  readonly id: number;
  readonly text: string;
  readonly topic: Topic;
  /** Absent where it is one of the whole topic. */
  readonly script?: WrittenScript;
  /** `near` is what no script answers: the internet of things is not the internet. */
  readonly kind: 'answer' | 'near' | 'title';
}

/** A name of which all words are in the question. */
interface Match extends Omit<Name, 'id' | 'text'> {
  /** The words of the question that it accounts for. */
  readonly terms: readonly string[];
  /** Its words that are in the question as they are written, less the others: what is made is not what one makes. */
  readonly asWritten: number;
}

export function createTopicFinder(topics: readonly Topic[]): (question: string) => Promise<Finding> {
  const names = topics.flatMap(namesOf).map((name, id): Name => ({ ...name, id }));
  const index = new MiniSearch<Name>({ fields: ['text'], tokenize: termsOf, processTerm: (term) => term });
  index.addAll(names);
  const spoken = new Set(
    topics.flatMap(({ scripts }) => scripts.flatMap((script) => partsOf(spokenText(script)))),
  );
  const isOurs = (word: string) => spoken.has(word) || index.search(word, { tokenize: termsOf }).length > 0;

  return async (text) => {
    const question = readQuestion(text);
    const slips = await slipsIn(question, isOurs);
    const matches = index
      .search(text, {
        tokenize: () => [...question.asked],
        fuzzy: (term) => slips.has(term) && (term.length < SLIPS.twice ? 1 : 2),
      })
      .flatMap((hit) => matchOf(hit, names[hit.id as number], question, slips));
    const [best] = [...new Set(matches.map(({ topic }) => topic))]
      .map((topic) =>
        rankedOf(
          topic,
          matches.filter((match) => match.topic === topic),
          question,
        ),
      )
      .filter(({ cover }) => cover >= NEAR)
      .toSorted(closestFirst);
    return best ?? NOTHING;
  };
}

const namesOf = (topic: Topic): Omit<Name, 'id'>[] => [
  { topic, text: topic.name, kind: 'title' },
  ...topic.answers.map((text) => ({ topic, text, kind: 'answer' as const })),
  ...topic.near.map((text) => ({ topic, text, kind: 'near' as const })),
  ...topic.scripts.flatMap((script) =>
    script.answers.map((text) => ({ topic, script, text, kind: 'answer' as const })),
  ),
];

function matchOf(
  { match, queryTerms }: SearchResult,
  name: Name | undefined,
  { words, asked }: Question,
  slips: ReadonlySet<string>,
): Match[] {
  const found = Object.keys(match);
  if (!name || found.length < termsOf(name.text).length) return [];
  // A finger seldom slips at the first letter: secession is no recession.
  const initials = [...slips].map((slip) => slip[0]);
  if (!found.every((term) => asked.includes(term) || initials.includes(term[0]))) return [];
  const named = wordsOfName(name.text);
  const asWritten = 2 * named.filter((word) => words.has(word)).length - named.length;
  return [{ ...name, terms: queryTerms, asWritten }];
}

interface Ranked extends Finding {
  /** How much of what was asked the names account for, from 0 to 1. */
  readonly cover: number;
  /** Words of the longest name. */
  readonly length: number;
}

const closestFirst = (a: Ranked, b: Ranked) =>
  Number(b.answers.length > 0) - Number(a.answers.length > 0) || b.cover - a.cover || b.length - a.length;

function rankedOf(topic: Topic, matches: readonly Match[], { contentWords, turns, asks }: Question): Ranked {
  const touched = longest(matches.filter(({ kind }) => kind === 'near'));
  const shared = matches.filter(({ kind, script }) => kind === 'answer' && !script);
  const answering = topic.scripts
    .map((script) => {
      const own = matches.filter((match) => match.script === script);
      const all = [...own, ...shared];
      const isItsOwn = own.length > 0 && longest(own) >= longest(shared);
      const asWritten = Math.max(...own.map((match) => match.asWritten));
      // The name of a thing is no reason and no definition: those are answered where a script says that it answers them.
      const isTold =
        !asks || own.length > 0 || shared.some(({ terms }) => asks.some((root) => terms.includes(root)));
      const isAnswered =
        isTold &&
        coversAll(
          [...contentWords, ...turns],
          [...all.flatMap(({ terms }) => terms), ...titleTermsOf(script, own)],
        ) &&
        longest(all) >= touched;
      return { script, isAnswered, closeness: isItsOwn ? asWritten : -Infinity };
    })
    .filter(({ isAnswered }) => isAnswered);
  const closest = Math.max(...answering.map(({ closeness }) => closeness));
  const answers = answering.filter(({ closeness }) => closeness === closest).map(({ script }) => script);
  return {
    topic,
    answers,
    beside: topic.scripts.filter((script) => !answers.includes(script)),
    cover: coverOf(contentWords, matches),
    length: longest(matches),
  };
}

const longest = (matches: readonly Match[]) => Math.max(0, ...matches.map(({ terms }) => terms.length));

const TITLE_THAT_ASKS = /^(?:how|why|what|who|whom|where|which)\b/i;

/** `How plants make their own food` says what it answers, once a phrase of its own has been found. */
const titleTermsOf = ({ title }: WrittenScript, own: readonly Match[]) =>
  own.length > 0 && TITLE_THAT_ASKS.test(title) ? termsOf(title) : [];

const coversAll = (words: readonly string[], terms: readonly string[]) =>
  words.length > 0 && words.every((word) => terms.includes(word));

/** The share of what is told that the names account for. */
function coverOf(contentWords: readonly string[], matches: readonly Match[]): number {
  const terms = new Set(matches.flatMap((match) => match.terms));
  return contentWords.length === 0
    ? 0
    : contentWords.filter((term) => terms.has(term)).length / contentWords.length;
}

/** It is half a megabyte: a server reads it when it is first asked for a word that our own texts do not have. */
const isInDictionary = async (word: string): Promise<boolean> =>
  (await import('../../../text/spelling')).isInDictionary(word);

/** The roots of words that neither we nor a dictionary know: a finger may have slipped. */
async function slipsIn({ words }: Question, isOurs: (word: string) => boolean): Promise<ReadonlySet<string>> {
  const slips = new Set<string>();
  for (const word of words) {
    if (word.length < SLIPS.shortest || /\d/.test(word) || isOurs(word) || (await isInDictionary(word)))
      continue;
    slips.add(stemOf(word));
  }
  return slips;
}
