/** Whether a question asks for one fact: when, who, where, how many or how much. */
import { beginsWith, plainWords } from '../plainWords';
import type { SentenceWords } from '../sentenceWords';
import { rootsIn } from './rootsIn';

export const FACT_KINDS = ['when', 'who', 'where', 'howMany', 'howMuch'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export interface AskedFact {
  readonly kind: FactKind;
  /** Of the words that ask: an answer need not have them. */
  readonly roots: readonly string[];
  /** "Who was": whoever is named before the same verb is it. */
  readonly isOfBeing: boolean;
}

interface Place {
  readonly at: number;
  /** Words of the phrase. */
  readonly length: number;
}

export function askedFact(topic: string, language: string, words: SentenceWords): AskedFact | undefined {
  const said = plainWords(topic);
  const [found] = FACT_KINDS.flatMap((kind) =>
    words.facts[kind].asked.flatMap((phrase) =>
      placesOf(phrase, said, words).map((place) => ({ kind, phrase, ...place })),
    ),
  ).toSorted((a, b) => b.length - a.length || a.at - b.at);
  if (!found) return undefined;
  const { kind, phrase, at, length } = found;
  const next = said[at + length] ?? '';
  return {
    kind,
    // "How tall" asks for what "tall" says, "how many" for a number alone.
    roots: kind === 'howMuch' ? [] : rootsIn(phrase, language),
    isOfBeing: [...words.copulas.one, ...words.copulas.many].includes(next),
  };
}

/** Amid a question a word that also joins clauses asks nothing: "why do people cry when they are happy". */
function placesOf(phrase: string, said: readonly string[], words: SentenceWords): Place[] {
  const { length } = phrase.split(' ');
  const joins = [
    ...words.subordinators,
    ...words.relatives,
    ...words.joining.anywhere,
    ...words.joining.behindComma,
  ].includes(phrase);
  return said.flatMap((_, at) =>
    beginsWith(phrase, said, at) && (!joins || at === 0 || at + length === said.length)
      ? [{ at, length }]
      : [],
  );
}
