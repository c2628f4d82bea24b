/** Finds the scripts that answer a question, and the topic that is only near, by the words that carry its meaning. */
import { spokenText, type Topic, type WrittenScript } from '../topic';
import { formsOf, type Match, matchOf, type Promised } from './matchOf';
import { createMending } from './mending';
import { readQuestion } from './readQuestion';

export interface Finding {
  readonly topic?: Topic;
  /** Written on just what was asked, the closest first. */
  readonly answers: readonly WrittenScript[];
  /** Of the same topic, and on another question: only to be offered as that. */
  readonly beside: readonly WrittenScript[];
}

const NOTHING: Finding = { answers: [], beside: [] };
/** Of how much of the question the topic must be the name, so as to be near. */
const NEAR = 0.33;
/** What a larger share of all scripts speaks of proves nothing about any of them. */
const COMMON = 1 / 30;

interface Entry {
  readonly topic: Topic;
  readonly promises: readonly Promised[];
  /** What it is only near to: the internet of things is not the internet. */
  readonly touched: Promised;
  /** All forms of all names: most topics share none with a question. */
  readonly names: ReadonlySet<string>;
}

export function createTopicFinder(topics: readonly Topic[]): (question: string) => Finding {
  const read = topics.map((topic) => ({ topic, said: topic.scripts.map(saidBy) }));
  const spoken = read.flatMap(({ said }) => said.map(({ text }) => text));
  const isTelling = rareIn(spoken);
  const entries = read.map((one) => entryOf(one, isTelling));
  const names = new Set(entries.flatMap((entry) => [...entry.names]));
  const mend = createMending(names, new Set(spoken.flatMap((words) => [...words])));

  return (text) => {
    const question = mend(readQuestion(text));
    const [best] = entries
      .filter(({ names }) => question.telling.flat().some((form) => names.has(form)))
      .flatMap((entry) => {
        const touch = { ...matchOf(entry.touched, question), isAnswered: false };
        const matches = entry.promises
          .map((promised) => matchOf(promised, question))
          .map((match) => (touch.length > match.length ? { ...match, isAnswered: false } : match));
        const best = [...matches, touch].toSorted(closestFirst)[0];
        return best && best.cover >= NEAR ? [{ topic: entry.topic, matches, best }] : [];
      })
      .toSorted((a, b) => closestFirst(a.best, b.best));
    return best ? partedOf(best.topic, best.matches) : NOTHING;
  };
}

/** Where one was written on the very question, the others of its topic are not. */
function partedOf(topic: Topic, matches: readonly Match[]): Finding {
  const answering = topic.scripts
    .map((script, index) => ({ script, match: matches[index] }))
    .flatMap(({ script, match }) => (match?.isAnswered ? [{ script, match }] : []))
    .toSorted((a, b) => closestFirst(a.match, b.match));
  const [closest] = answering;
  const answers = answering
    .filter(({ match }) => match.isItsOwn === closest?.match.isItsOwn && match.cover === closest.match.cover)
    .map(({ script }) => script);
  return { topic, answers, beside: topic.scripts.filter((script) => !answers.includes(script)) };
}

const NOTHING_SAID: Promised = { shared: [], own: [], evidence: new Set(), spoken: new Set() };

const closestFirst = (a: Match, b: Match) =>
  Number(b.isAnswered) - Number(a.isAnswered) ||
  b.cover - a.cover ||
  Number(b.isItsOwn) - Number(a.isItsOwn) ||
  b.length - a.length;

interface Read {
  readonly topic: Topic;
  /** Of each of its scripts. */
  readonly said: readonly Said[];
}
/** All forms of all words. */
interface Said {
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

const saidBy = (script: WrittenScript): Said => ({
  title: wordsIn(script.title),
  text: wordsIn(spokenText(script)),
});

function entryOf({ topic, said }: Read, isTelling: (form: string) => boolean): Entry {
  const shared = topic.answers.map(formsOf);
  const oneWord = new Set(shared.filter((alias) => alias.length === 1).flat(2));
  /** What is said of planes is said of aircraft. */
  const inAllItsNames = (name: readonly string[]) =>
    name.some((form) => oneWord.has(form)) ? [...name, ...oneWord] : name;
  const promises = said.map(({ title, text }, index): Promised => ({
    shared,
    own: (topic.scripts[index]?.answers ?? []).map(formsOf).map((alias) => alias.map(inAllItsNames)),
    evidence: { has: (form) => title.has(form) || (text.has(form) && isTelling(form)) },
    spoken: { has: (form) => title.has(form) || text.has(form) },
  }));
  const touched = { ...NOTHING_SAID, shared: topic.near.map(formsOf) };
  const names = [...shared, ...touched.shared, ...promises.flatMap(({ own }) => own)].flat(2);
  return { topic, promises, touched, names: new Set(names) };
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(formsOf(text).flat());

/** Whether a word is spoken in so few scripts that it says which of them is asked for. */
function rareIn(scripts: readonly ReadonlySet<string>[]): (form: string) => boolean {
  const counts = new Map<string, number>();
  for (const form of scripts.flatMap((words) => [...words])) counts.set(form, (counts.get(form) ?? 0) + 1);
  return (form) => (counts.get(form) ?? 0) <= scripts.length * COMMON;
}
