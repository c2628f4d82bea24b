/** Finds the topic that a question is about, by the words that carry its meaning. */
import { isOneSlipFrom } from '../../../../text/isOneSlipFrom';
import { wordsOf } from '../../../../text/terms';
import { wordForms } from '../../../../text/wordForms';
import { spokenText, type Topic } from '../defineTopic';
import { isInDictionary, namesNothing } from './knownWords';
import { type Question, readQuestion } from './readQuestion';

export interface Finding {
  /** What the question is about. */
  readonly found?: Topic;
  /** Of nearly the same words, and perhaps of another meaning: only to be offered as that. */
  readonly nearest?: Topic;
}

/** How much of the question a topic must cover: half of it is another subject, otherwise. */
const COVERED = 0.6;
const NEAR = 0.34;
/** A word that our scripts speak of, while it is not what they are about, counts half; a mended slip, a little less. */
const WORTH = { named: 1, mended: 0.9, spokenOf: 0.5 } as const;
/** What is done, or how a thing is, seldom makes it another subject. */
const WEIGHT = { thing: 1, other: 0.5 } as const;
/** Shorter words have too many neighbours. */
const SHORTEST_MENDED = 5;

type Alias = readonly (readonly string[])[];
interface Entry {
  readonly topic: Topic;
  readonly aliases: readonly Alias[];
  /** All forms of all names: most topics share none with a question. */
  readonly names: ReadonlySet<string>;
  readonly spokenOf: ReadonlySet<string>;
}

const formsOf = (text: string): Alias =>
  wordsOf(text)
    .flatMap((word) => word.split('-'))
    .map(wordForms);
const share = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

export function createTopicFinder(topics: readonly Topic[]): (question: string) => Finding {
  const entries = topics.map((topic): Entry => {
    const text = topic.scripts.map((script) => `${script.title} ${spokenText(script)}`).join(' ');
    const aliases = topic.about.map(formsOf);
    return { topic, aliases, names: new Set(aliases.flat(2)), spokenOf: new Set(formsOf(text).flat()) };
  });
  const ours = new Set(entries.flatMap(({ names, spokenOf }) => [...spokenOf, ...names]));
  const isSlip = (word: string) =>
    word.length >= SHORTEST_MENDED &&
    !wordForms(word).some((form) => ours.has(form)) &&
    !isInDictionary(word);

  return (text) => {
    const question = readQuestion(text);
    const slips = new Set(question.asked.flatMap(([word = '']) => (isSlip(word) ? [word] : [])));
    const [best] = entries
      .filter(({ names }) => slips.size > 0 || question.asked.flat().some((form) => names.has(form)))
      .flatMap((entry) => matchOf(entry, question, slips) ?? [])
      .sort((a, b) => b.cover - a.cover || b.length - a.length);
    if (!best || best.cover < NEAR) return {};
    return best.cover >= COVERED ? { found: best.topic } : { nearest: best.topic };
  };
}

/** By all the aliases that are complete in the question; none where none is. */
function matchOf(
  { topic, aliases, spokenOf }: Entry,
  { asked, telling }: Question,
  slips: ReadonlySet<string>,
) {
  const worthOf = (forms: readonly string[], names: Alias): number => {
    if (names.some((name) => share(name, forms))) return WORTH.named;
    const [word = ''] = forms;
    return slips.has(word) && names.some((name) => isMendedBy(word, name)) ? WORTH.mended : 0;
  };
  const complete = aliases.filter((alias) =>
    alias.every((name) => asked.some((forms) => worthOf(forms, [name]) > 0)),
  );
  const names = complete.flat();
  const named = telling.map((forms) => worthOf(forms, names));
  if (!named.some((worth) => worth > 0)) return undefined;
  const worths = telling.map(
    (forms, index) => named[index] || (forms.some((form) => spokenOf.has(form)) ? WORTH.spokenOf : 0),
  );
  const weights = telling.map(([word = ''], index) =>
    namesNothing(word) ? Math.max(WEIGHT.other, worths[index] ?? 0) : WEIGHT.thing,
  );
  const length = Math.max(...complete.map((alias) => alias.length));
  return { topic, cover: sum(worths) / sum(weights), length };
}

const isMendedBy = (word: string, needed: readonly string[]) =>
  needed.some((form) => form[0] === word[0] && isOneSlipFrom(word, form)) ||
  wordForms(word).some((form) => form.length >= SHORTEST_MENDED && isOneSlipFrom(form, needed[0] ?? ''));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
