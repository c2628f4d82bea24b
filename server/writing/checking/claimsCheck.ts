/** What an ad says that its page does not: every sentence is led back to the words that back it, or its claim is named. [WR3] */
import type { ClaimReason } from '../../../contract/scripts/claimReason';
import type { Backing, TracedSentence, UnsupportedPart } from '../../../contract/scripts/claims';
import type { ClaimSources } from '../../../contract/scripts/claimSource';
import { sentencesOf } from '../../text/sentences';
import {
  meantAmong,
  readAgainst,
  readSentence,
  readSource,
  type ClaimSource,
  type ReadSentence,
} from './claimSource';
import { readClaimWords, type ClaimWords } from './claimWords';
import { isImagined } from './asserted';
import { tagsBy, type Fault } from './case';
import { faultsOf } from './faults';
import { figures } from './signs/figures';
import { numberOf } from './numbers';
import { bears, readingsOf, type Quantity } from './quantity';
import { RANKS } from './claimRanks';
import { readOwnLines } from './ownLines';
import { ofProduct, unsaidIn } from './unfounded';

/** What is in no known language is read as English. */
export interface ClaimsCheck {
  /**
   * Each sentence with the words that back it and its parts that nothing backs.
   * @param pageLanguage where it is another than the script's, words that stand nowhere prove nothing
   */
  trace(
    script: string,
    sources: ClaimSources,
    language?: string | null,
    pageLanguage?: string | null,
  ): TracedSentence[];
  /** Whether it has a figure that the sources do not bear: no quote makes up for it. */
  hasUnbackedFigure(sentence: string, sources: ClaimSources, language?: string | null): boolean;
  /** Figures and prices of a sentence that none of the quotes bears; what is counted in words is left to who quoted. */
  figuresBeyond(sentence: string, quotes: readonly string[], language?: string | null): UnsupportedPart[];
  /** Which kinds of claims texts make: what is said of another kind, they cannot back. */
  kindsIn(texts: readonly string[], language?: string | null): ReadonlySet<ClaimReason>;
}

const NOTHING: ClaimSources = { title: '', description: '' };

/** What is checked again and again has the same page. */
const SOURCES_KEPT = 8;

/** Throws a `ContentError` where a file of `words/` is not as it must be. */
export function readClaimsCheck(contentDir: string): ClaimsCheck {
  const wordsOf = readClaimWords(contentDir);
  const ownLines = readOwnLines(contentDir);
  const kept = new Map<string, ClaimSource>();
  const sourceOf = (sources: ClaimSources, words: ClaimWords): ClaimSource => {
    const key = JSON.stringify([words.language, sources]);
    const known = kept.get(key) ?? readSource(sources, words);
    kept.delete(key);
    kept.set(key, known);
    for (const oldest of kept.size > SOURCES_KEPT ? [...kept.keys()].slice(0, 1) : []) kept.delete(oldest);
    return known;
  };
  const trace: ClaimsCheck['trace'] = (script, sources, language, pageLanguage) => {
    const words = wordsOf(language?.slice(0, 2) ?? 'en');
    const isComparable = [language, pageLanguage].every((one) => !one || one.slice(0, 2) === words.language);
    const source = sourceOf(sources, words);
    return sentencesOf(script, words.abbreviations).map(({ text, start }) => {
      const sentence = readAgainst(text, source, words);
      const tags = tagsBy(sentence, words);
      const isSaid = !isImagined(sentence, words);
      const isOfProduct = ofProduct(sentence, source, { words, tags });
      const faults = (isSaid ? faultsOf({ sentence, source, words, tags }) : []).filter(
        (fault) => isOfProduct(fault) || !isBareCount(sentence, fault),
      );
      const unsaid =
        isSaid && faults.length === 0 && isComparable
          ? unsaidIn(sentence, source, words, { ownLines, tags })
          : null;
      const unsupported = partsOf(sentence, unsaid ? [{ ...unsaid, reason: 'unfounded' }] : faults);
      return { start, end: start + text.length, text, backing: backingOf(sentence, source), unsupported };
    });
  };
  const figuresBeyond: ClaimsCheck['figuresBeyond'] = (sentence, quotes, language) => {
    const words = wordsOf(language?.slice(0, 2) ?? 'en');
    const said = readSentence(sentence, words);
    const given = quotes.flatMap((quote) => readSentence(quote, words, true).quantities.flatMap(readingsOf));
    const numerals = new Set(quotes.flatMap((quote) => (quote.match(NUMERAL) ?? []).map(numberOf)));
    const beyond = said.quantities
      .map((figure) => meantAmong(given, figure))
      .filter(
        (figure) =>
          !figure.isImplied &&
          !given.some((other) => bears(other, figure)) &&
          !isCounted(said, figure, numerals),
      );
    return partsOf(
      said,
      beyond.map(({ from, to, dimension }) => ({
        from,
        to,
        reason: dimension.startsWith('money') ? 'price' : 'figure',
      })),
    );
  };
  const hasUnbackedFigure: ClaimsCheck['hasUnbackedFigure'] = (sentence, sources, language) => {
    const words = wordsOf(language?.slice(0, 2) ?? 'en');
    const source = sourceOf(sources, words);
    const read = readAgainst(sentence, source, words);
    return figures({ sentence: read, source, words, tags: tagsBy(read, words) }).length > 0;
  };
  const kindsIn: ClaimsCheck['kindsIn'] = (texts, language) => {
    const words = wordsOf(language?.slice(0, 2) ?? 'en');
    const source = sourceOf(NOTHING, words);
    const faults = texts.flatMap((text) => {
      const read = readAgainst(text, source, words);
      return faultsOf({ sentence: read, source, words, tags: tagsBy(read, words) });
    });
    return new Set(faults.map(({ reason }) => reason));
  };
  return { trace, hasUnbackedFigure, figuresBeyond, kindsIn };
}

const NUMERAL = /\p{N}+(?:[.,]\p{N}+)*/gu;

/**
 * A number that measures nothing we know: written out ("two roasts" of "Sumatra and Brazil") it counts what the quotes
 * name, which needs reading; in figures ("133 megahertz") it is borne where the same figures are quoted.
 */
function isCounted(
  { text, terms }: ReadSentence,
  { from, to, dimension }: Quantity,
  quoted: ReadonlySet<number>,
): boolean {
  if (dimension !== 'count') return false;
  const words = text.slice(terms[from]?.start ?? 0, terms[to - 1]?.end ?? text.length);
  return (words.match(NUMERAL) ?? []).every((numeral) => quoted.has(numberOf(numeral)));
}

/** "Eight guests", "mile nine", "look twice" */
const isBareCount = ({ quantities }: ReadSentence, { from, to, reason }: Fault) =>
  (reason === 'figure' || reason === 'comparison') &&
  quantities.some(
    (figure) =>
      figure.from === from &&
      figure.to === to &&
      figure.bound === 'exact' &&
      ['count', 'time', 'times'].includes(figure.dimension),
  );

/** Words between two faults that are one part. */
const NEARBY = 4;

/** Faults of one piece of a sentence are one part, from the first to the last. */
function partsOf({ text, terms }: ReadSentence, faults: readonly Fault[]): UnsupportedPart[] {
  const parts: (Fault & { piece: number })[] = [];
  for (const fault of faults.toSorted((a, b) => a.from - b.from)) {
    const piece = terms[fault.from]?.piece ?? 0;
    const last = parts.at(-1);
    if (last && ((last.piece === piece && fault.from - last.to <= NEARBY) || last.to >= fault.from))
      parts.splice(-1, 1, {
        from: last.from,
        to: Math.max(last.to, fault.to),
        reason: RANKS[fault.reason] < RANKS[last.reason] ? fault.reason : last.reason,
        piece,
      });
    else parts.push({ ...fault, piece });
  }
  return parts.map(({ from, to, reason }) => {
    const [start, end] = [terms[from]?.start ?? 0, terms[to - 1]?.end ?? text.length];
    return { start, end, words: text.slice(start, end), reason };
  });
}

/** As many as say all of the sentence that the source says, the fullest first. */
const MOST_BACKING = 3;

function backingOf({ terms, quantities }: ReadSentence, source: ClaimSource): Backing[] {
  const wanted = new Set(
    terms.filter(({ isContent, root }) => isContent && !source.titleRoots.has(root)).map(({ root }) => root),
  );
  const backing: Backing[] = [];
  const figures = new Set(quantities);
  while (backing.length < MOST_BACKING) {
    const scores = new Map<number, string[]>();
    for (const root of wanted)
      for (const at of new Set(source.find(root).map(({ sentence }) => sentence.at)))
        scores.set(at, [...(scores.get(at) ?? []), root]);
    const weightOf = (at: number) =>
      (scores.get(at)?.length ?? 0) +
      2 *
        [...figures].filter((figure) =>
          source.sentences[at]?.quantities.some(
            ({ value, dimension }) => value === figure.value && dimension === figure.dimension,
          ),
        ).length;
    const best = source.sentences
      .map(({ at }) => at)
      .toSorted((a, b) => weightOf(b) - weightOf(a) || a - b)[0];
    const sentence = best === undefined ? undefined : source.sentences[best];
    if (!sentence || weightOf(sentence.at) === 0) break;
    backing.push(sentence.backing);
    for (const root of scores.get(sentence.at) ?? []) wanted.delete(root);
    for (const figure of figures)
      if (
        sentence.quantities.some(
          ({ value, dimension }) => value === figure.value && dimension === figure.dimension,
        )
      )
        figures.delete(figure);
  }
  return backing;
}
