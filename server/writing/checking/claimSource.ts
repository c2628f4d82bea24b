/** What stands on a page and what its seller says, so that a sentence can be looked up in it. */
import { pageWordsOf } from '../../../contract/scripts/pageWords';
import type { Backing } from '../../../contract/scripts/claims';
import type { ClaimSources } from '../../../contract/scripts/claimSource';
import { withoutFootnotes } from '../../text/footnotes';
import { sentencesOf } from '../../text/sentences';
import type { ClaimWords, Group, Phrase } from './claimWords';
import { quantitiesOf } from './quantities';
import { bears, readingsOf, type Quantity } from './quantity';
import type { Term } from './term';
import { termsOf } from './terms';

export interface FoundPhrase {
  readonly group: Group;
  readonly from: number;
  readonly to: number;
}
/** One sentence, of a page or of a script. */
export interface ReadSentence {
  readonly text: string;
  readonly terms: readonly Term[];
  readonly quantities: readonly Quantity[];
  readonly phrases: readonly FoundPhrase[];
}
export interface SourceSentence extends ReadSentence {
  readonly at: number;
  readonly backing: Backing;
}
/** Where a word of the source stands. */
export interface Place {
  readonly sentence: SourceSentence;
  readonly at: number;
  readonly term: Term;
}
export interface ClaimSource {
  readonly sentences: readonly SourceSentence[];
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly titleRoots: ReadonlySet<string>;
  /** Every place of a word, in any of its forms. */
  find(root: string): readonly Place[];
}

export function readSentence(text: string, words: ClaimWords, isSource = false): ReadSentence {
  const terms = termsOf(text, words, isSource);
  return { text, terms, quantities: quantitiesOf(terms, words), phrases: phrasesOf(terms, words, isSource) };
}

/** The longest that fits is meant: "award-winning" before "award". In a source, "free returns" are also free. */
function phrasesOf(terms: readonly Term[], words: ClaimWords, isSource: boolean): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  const open = words.phrases.get('~') ?? [];
  for (let at = 0; at < terms.length;) {
    const term = terms[at];
    const known = [...(words.phrases.get(term?.root || term?.lower || '') ?? []), ...open];
    let [group, to]: [Group | null, number] = [null, at];
    const shorter: FoundPhrase[] = [];
    for (const phrase of known) {
      if (phrase.isBackingOnly && !isSource) continue;
      const end = endOf(phrase, 0, terms, at);
      if (isSource && end !== null && phrase.group.kind !== 'plain')
        shorter.push({ group: phrase.group, from: at, to: end });
      if (end !== null && end > to) [group, to] = [phrase.group, end];
    }
    // "BPA-free" has no price.
    const isPrice = group?.kind !== 'free' || !(term?.isJoined || words.isOf(terms[at + 1]?.lower));
    const isPlain = group?.kind === 'plain';
    if (isSource && !isPlain)
      found.push(...shorter.filter(({ group: { kind } }) => isPrice || kind !== 'free'));
    else if (group && isPrice) found.push({ group, from: at, to });
    at = isSource && !isPlain ? at + 1 : Math.max(at + 1, to);
  }
  return found;
}

const CAN_BE = /[ai]bl[ey]$/;
/** Words that "…" may stand for. */
const GAP = 3;

/** Where a phrase ends whose word `nth` stands at `at`; null where it does not fit. */
function endOf(phrase: Phrase, nth: number, terms: readonly Term[], at: number): number | null {
  const word = phrase.words[nth];
  if (word === undefined) return at;
  const said = terms[at];
  if (!said || (nth > 0 && said.breaksBefore)) return null;
  if (word === '…') {
    for (let gap = 1; gap <= GAP; gap++) {
      if (terms[at + gap - 1]?.breaksBefore) return null;
      const end = endOf(phrase, nth + 1, terms, at + gap);
      if (end !== null) return end;
    }
    return null;
  }
  // What can be adored is not said to be.
  if (CAN_BE.test(said.lower) && !CAN_BE.test(word)) return null;
  // "Sich" is no form of "sicher", nor "its" of "it".
  if (!said.isContent && !word.startsWith('~') && said.lower !== word) return null;
  const fits = word.startsWith('~')
    ? said.lower.length > word.length + 1 &&
      said.lower.endsWith(word.slice(1)) &&
      (at === 0 || said.text === said.lower)
    : // A participle claims what its verb does not: "leading", and not "leads".
      /(?:ing|ed)$/.test(word)
      ? said.lower === word
      : said.root
        ? said.lower === word || said.root === phrase.roots[nth]
        : said.lower === word;
  return fits ? endOf(phrase, nth + 1, terms, at + 1) : null;
}

const isMoney = ({ dimension }: Quantity) => dimension.startsWith('money');
const isSum = (quantity: Quantity) => isMoney(quantity) && !quantity.otherwise;

/** All that the figures of a page may mean; its pounds are a weight where it has no sum that is clearly one. */
function meantBy(quantities: readonly Quantity[], sums: ReadonlySet<string>): Quantity[] {
  return quantities.flatMap((quantity) =>
    readingsOf(quantity).filter(
      (reading) => !quantity.otherwise || !isMoney(reading) || sums.has(reading.dimension),
    ),
  );
}

/** A sentence whose figures mean what the source bears, and otherwise what is measured on it. */
export function readAgainst(text: string, source: ClaimSource, words: ClaimWords): ReadSentence {
  const sentence = readSentence(text, words);
  const given = source.sentences.flatMap(({ quantities }) => quantities);
  return { ...sentence, quantities: sentence.quantities.map((quantity) => meantAmong(given, quantity)) };
}

export function meantAmong(given: readonly Quantity[], said: Quantity): Quantity {
  const readings = readingsOf(said);
  const has = ({ dimension }: Quantity) => given.some((other) => other.dimension === dimension);
  return (
    readings.find((reading) => given.some((other) => bears(other, reading))) ??
    readings.find((reading) => has(reading) && isMoney(reading)) ??
    readings.at(-1) ??
    said
  );
}

export function readSource(sources: ClaimSources, words: ClaimWords): ClaimSource {
  const texts: [Backing['from'], string][] = [
    ['title', sources.title],
    ['description', pageWordsOf(sources)],
    ['price', sources.price ?? ''],
    ['audience', sources.audience ?? ''],
    ...(sources.facts ?? []).map((fact): [Backing['from'], string] => ['fact', fact]),
  ];
  const read = texts.flatMap(([from, text]) =>
    sentencesOf(text, words.abbreviations).map(({ text: quote }) => ({
      ...readSentence(withoutFootnotes(quote), words, true),
      backing: { from, quote },
    })),
  );
  const sums = new Set(
    read.flatMap(({ quantities }) => quantities.filter(isSum).map(({ dimension }) => dimension)),
  );
  const sentences = read.map((sentence, at): SourceSentence => ({
    ...sentence,
    quantities: meantBy(sentence.quantities, sums),
    at,
  }));
  const places = new Map<string, Place[]>();
  for (const sentence of sentences)
    sentence.terms.forEach((term, at) => {
      if (!term.root) return;
      const known = places.get(term.root);
      if (known) known.push({ sentence, at, term });
      else places.set(term.root, [{ sentence, at, term }]);
      // "Re-design": written as one word elsewhere.
      const before = term.isJoined ? sentence.terms[at - 1] : undefined;
      const whole = before && words.rootOf(before.lower + term.lower);
      if (whole && !places.has(whole)) places.set(whole, [{ sentence, at, term }]);
    });
  const found = new Map<string, readonly Place[]>();
  const roots = [...places.keys()];
  return {
    sentences,
    places,
    titleRoots: new Set(
      sentences
        .filter(({ backing }) => backing.from === 'title')
        .flatMap(({ terms }) => terms.filter(({ isContent }) => isContent).map(({ root }) => root)),
    ),
    find(root) {
      let all = found.get(root);
      if (!all)
        found.set(
          root,
          (all = roots
            .filter((other) => words.isAkin(root, other))
            .flatMap((other) => places.get(other) ?? [])),
        );
      return all;
    },
  };
}
