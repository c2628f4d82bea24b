/** How well a script fits a question: by its names that are complete in it, and by what it speaks of. */
import { wordsOf } from '../../../text/terms';
import { wordForms } from '../../../text/wordForms';
import { namesNothing } from './knownWords';
import type { Question } from './readQuestion';

/** The words of a name, each in all its forms. */
type Alias = readonly (readonly string[])[];

/** What is only asked whether it holds a word. */
type Holding = Pick<ReadonlySet<string>, 'has'>;

export interface Promised {
  /** Names that it shares with the others of its topic. */
  readonly shared: readonly Alias[];
  readonly own: readonly Alias[];
  /** Words that prove that it speaks of a thing. */
  readonly evidence: Holding;
  /** All that it says: proof enough where it was written on just this. */
  readonly spoken: Holding;
}

export interface Match {
  /** Every telling word is one of its names, or spoken of. */
  readonly isAnswered: boolean;
  /** It was written on just this: of the names that are complete, one of its own is the longest. */
  readonly isItsOwn: boolean;
  /** How much of what was asked it covers, from 0 to 1. */
  readonly cover: number;
  /** Words of the longest name that is complete. */
  readonly length: number;
}

const NO_MATCH: Match = { isAnswered: false, isItsOwn: false, cover: 0, length: 0 };
/** A word that a script speaks of, while it is not what it is about, counts half. */
const WORTH = { named: 1, spokenOf: 0.5 } as const;
/** What is done, or how a thing is, seldom makes it another subject. */
const WEIGHT = { thing: 1, other: 0.5 } as const;
/** People leave these out, or put others in their place. */
const SPARED = new Set(
  'a an and are at by did does for from had has have in is of on the was were'.split(' '),
);

export const formsOf = (text: string): Alias =>
  wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter((word) => word && !SPARED.has(word))
    .map(wordForms);

export function matchOf({ shared, own, evidence, spoken }: Promised, { asked, telling }: Question): Match {
  const isComplete = (alias: Alias) => alias.every((name) => asked.some((forms) => share(name, forms)));
  const ownComplete = own.filter(isComplete);
  const sharedComplete = shared.filter(isComplete);
  const complete = [...ownComplete, ...sharedComplete];
  const names = new Set(complete.flat(2));
  const isNamed = (forms: readonly string[]) => forms.some((form) => names.has(form));
  if (!telling.some(isNamed)) return NO_MATCH;
  const isItsOwn = ownComplete.length > 0 && longest(ownComplete) >= longest(sharedComplete);
  const proof = isItsOwn ? spoken : evidence;
  const worths = telling.map((forms) => {
    if (isNamed(forms)) return WORTH.named;
    return forms.some((form) => proof.has(form)) ? WORTH.spokenOf : 0;
  });
  const weights = telling.map(([word = ''], index) =>
    namesNothing(word) ? Math.max(WEIGHT.other, worths[index] ?? 0) : WEIGHT.thing,
  );
  return {
    isAnswered: worths.every((worth) => worth > 0),
    isItsOwn,
    cover: sum(worths) / sum(weights),
    length: longest(complete),
  };
}

const longest = (aliases: readonly Alias[]) => Math.max(0, ...aliases.map((alias) => alias.length));
const share = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
