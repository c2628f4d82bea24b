/** What of a sentence nothing in the source backs, and why. */
import type { ClaimReason } from '../../../contract/scripts/claimReason';
import type { ClaimSource, FoundPhrase, Place, ReadSentence, SourceSentence } from './claimSource';
import type { Tags } from './asserted';
import { isEnglishSuperlative, tagsOf, type ClaimWords } from './claimWords';
import { numberOf } from './numbers';
import { isListed } from './listedCount';
import { bears, type Quantity } from './quantity';
import { areOneRange } from './sharedUnits';
import type { Term } from './term';

export interface Fault {
  /** Places in the sentence's terms, `to` not included. */
  readonly from: number;
  readonly to: number;
  readonly reason: ClaimReason;
}

interface Case {
  readonly sentence: ReadSentence;
  readonly source: ClaimSource;
  readonly words: ClaimWords;
  readonly tags: readonly Tags[];
}

export function faultsOf(
  sentence: ReadSentence,
  source: ClaimSource,
  words: ClaimWords,
  tags: readonly Tags[],
): Fault[] {
  const of: Case = { sentence, source, words, tags };
  const isQuestion = /[?？]["”»]?$/.test(sentence.text);
  const faults = [
    // "Cold coffee by ten?" asks; an offer in a question is an offer.
    ...figureFaults(of).filter(({ reason }) => !isQuestion || reason === 'price'),
    ...(isQuestion
      ? []
      : [
          ...comparisonFaults(of),
          ...phraseFaults(of),
          ...placeFaults(of),
          ...nameFaults(of),
          ...denialFaults(of),
          ...compoundFaults(of),
          ...makerFaults(of),
          ...onlyFaults(of),
        ]),
  ];
  return faults;
}

const NO_TAGS: Tags = new Set();
/** The tagger's words by their places; none but of English. */
export function tagsBy({ text, terms }: ReadSentence, { language }: ClaimWords): Tags[] {
  if (language !== 'en') return terms.map(() => NO_TAGS);
  const tagged = tagsOf(text);
  let next = 0;
  return terms.map(({ lower }) => {
    for (let at = next; at < Math.min(tagged.length, next + 6); at++)
      if (
        tagged[at]?.text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}']/gu, '')
          .startsWith(lower.slice(0, 4))
      ) {
        next = at + 1;
        return tagged[at]?.tags ?? NO_TAGS;
      }
    return NO_TAGS;
  });
}

const pieceRange = (terms: readonly Term[], at: number): [number, number] => {
  const piece = terms[at]?.piece;
  let [from, to] = [at, at + 1];
  while (from > 0 && terms[from - 1]?.piece === piece) from--;
  while (to < terms.length && terms[to]?.piece === piece) to++;
  return [from, to];
};

const within = (at: number, { from, to }: { from: number; to: number }) => at >= from && at < to;

/** Words that say something of their own: without figures, and without the product's name. */
const contentOf = ({ sentence, source, words }: Case, from: number, to: number, withTitle = false) =>
  sentence.terms
    .map((term, at) => ({ term, at }))
    .slice(from, to)
    .filter(
      ({ term, at }) =>
        term.isContent &&
        !words.negators.has(term.lower) &&
        !words.numbers.has(term.lower) &&
        (withTitle || !source.titleRoots.has(term.root)) &&
        !sentence.quantities.some((figure) => within(at, figure)),
    );

/** How many stops and joints lie between two places of a sentence, each as far as some words. */
function distance({ terms }: ReadSentence, one: number, other: number, words: ClaimWords): number {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  let far = to - from;
  for (let at = from + 1; at <= to; at++) {
    if (terms[at]?.breaksBefore) far += 2;
    if (words.joins.has(terms[at]?.lower ?? '')) far += 3;
  }
  return far;
}

const isJoinBetween = ({ terms }: ReadSentence, one: number, other: number, words: ClaimWords) =>
  terms.slice(Math.min(one, other) + 1, Math.max(one, other)).some(({ lower }) => words.joins.has(lower));

/** Where the label ends that a word is part of: "Bar sizes (mm): 22". */
function labelEndOf({ text, terms, quantities }: ReadSentence, at: number): number {
  const end = terms.findIndex(({ isLabelled }, place) => isLabelled && place > at);
  // "Docosahexaenoic acid (DHA) and …": a bracket ends a label only where a figure follows.
  const isLabel =
    /[:=]\s*$/.test(text.slice(0, terms[end]?.start)) || quantities.some(({ from }) => from === end);
  // "15 ml (travel)" tells of the figure before it.
  const isBehindFigure = terms[at]?.breaksBefore && quantities.some(({ to }) => to === at);
  const isNear = end > at && end - at <= LABEL_WORDS && !isBehindFigure;
  return isLabel && isNear && !quantities.some(({ from }) => from > at && from < end) ? end : 0;
}

/** The figure of this kind that a word of its sentence goes with. */
function figureOf(sentence: ReadSentence, at: number, dimension: string, words: ClaimWords): Quantity | null {
  const label = labelEndOf(sentence, at);
  const near = sentence.quantities
    .filter((figure) => figure.dimension === dimension && figure.from >= label)
    .map((figure) => ({
      figure,
      far: Math.min(distance(sentence, at, figure.from, words), distance(sentence, at, figure.to - 1, words)),
    }))
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.figure ?? null;
}

/** Words of a label, with its unit. */
const LABEL_WORDS = 4;

export function figureFaults(of: Case): Fault[] {
  const { sentence, source, words } = of;
  const { terms } = sentence;
  return sentence.quantities.flatMap((said): Fault[] => {
    const next = terms[said.to]?.lower ?? '';
    // "Zero plastic" denies.
    if (
      said.isImplied ||
      isSomeDay(of, said) ||
      words.negators.has(terms[said.from]?.lower ?? '') ||
      // "At nine in the morning" measures nothing.
      (said.value === 0 && (said.dimension === 'count' || said.dimension === 'time'))
    )
      return [];
    if (
      isOrdinal(sentence, said) ||
      (said.dimension === 'count' && words.ownCounts.has(terms[said.to]?.root ?? ''))
    )
      return [];
    const all = source.sentences.flatMap((given) => given.quantities.map((figure) => ({ given, figure })));
    // "Wash them at forty": what it measures is left out.
    const isBare =
      said.dimension === 'count' &&
      (!terms[said.to] || terms[said.to]?.breaksBefore || words.isLittle(next)) &&
      !isOfSeries(of, said);
    const fit = all.filter(
      ({ given, figure }) =>
        bears(figure, said) ||
        (isBare && writtenAs(given, figure) === said.value) ||
        isFold(of, said, given, figure),
    );
    const isDerived =
      said.dimension === 'share' && discountsOf(source).some((share) => Math.abs(share - said.value) < 0.02);
    const isShared =
      (words.apart.has(next) || words.articles.has(next)) &&
      all.some(
        ({ given, figure }) =>
          figure.dimension === said.dimension &&
          given.quantities.some(
            ({ dimension, value }) =>
              dimension === 'count' && bears({ ...figure, value: figure.value / value }, said),
          ),
      );
    if (isDerived || isShared || isListed(sentence, said, source)) return [];
    if (fit.some(({ given, figure }) => !isAnothers(of, said, given, figure))) return [];
    return [{ from: said.from, to: said.to, reason: reasonAt(of, said) }];
  });
}

/** "SPF 50", "Bluetooth 5": on the page, too, a number stands behind that name. */
function isOfSeries({ sentence: { terms }, source }: Case, { from }: Quantity): boolean {
  const name = terms[from - 1];
  if (!name?.isContent || terms[from]?.breaksBefore) return false;
  return source
    .find(name.root)
    .some(
      ({ sentence, at }) =>
        !sentence.terms[at + 1]?.breaksBefore && sentence.quantities.some((figure) => figure.from === at + 1),
    );
}

const writtenAs = ({ terms }: SourceSentence, { from, to }: Quantity) =>
  terms
    .slice(from, to)
    .map(({ lower }) => (/^\d/.test(lower) ? numberOf(lower) : NaN))
    .find((value) => value >= 0);

/** "Two layers" are "double-layered", "two times a day" is "twice a day". */
function isFold({ sentence, source, words }: Case, said: Quantity, given: SourceSentence, figure: Quantity) {
  if (said.value !== figure.value) return false;
  const isOccasions = ({ terms }: ReadSentence, { dimension, to }: Quantity) =>
    dimension === 'times' || (dimension === 'count' && words.occasions.has(terms[to]?.lower ?? ''));
  if (isOccasions(sentence, said) && isOccasions(given, figure)) return true;
  return (
    said.dimension === 'count' &&
    figure.dimension === 'times' &&
    source
      .find(sentence.terms[said.to]?.root ?? '')
      .some((place) => place.sentence === given && place.at === figure.to)
  );
}

/** "One day you …" tells when, and not for how long. */
const isSomeDay = ({ sentence: { terms, quantities }, words, tags }: Case, said: Quantity) =>
  words.language === 'en' &&
  said.dimension === 'time' &&
  said.bound === 'exact' &&
  terms[said.from]?.lower === 'one' &&
  quantities.includes(said) &&
  terms
    .slice(0, said.from)
    .every(
      ({ breaksBefore, lower }, at) =>
        at === 0 && !breaksBefore && (words.joins.has(lower) || words.turns.has(lower)),
    ) &&
  (terms[said.to]?.breaksBefore === true ||
    ['Determiner', 'Pronoun', 'Possessive'].some((tag) => tags[said.to]?.has(tag)));

/** "Two.", "Third, …" between the points of a list. */
const isOrdinal = ({ terms, text }: ReadSentence, { from, to }: Quantity) =>
  (from === 0 || /^(?:number|reason)$/.test(terms[from - 1]?.lower ?? '')) &&
  /^[.:!,]/.test(text.slice(terms[to - 1]?.end)) &&
  to - from === 1;

/** "Was £110, now £82.50": a quarter off. */
function discountsOf(source: ClaimSource): number[] {
  return source.sentences.flatMap(({ quantities }) => {
    const sums = quantities.filter(({ dimension }) => dimension.startsWith('money'));
    return sums.flatMap((one) =>
      sums.filter((other) => other.value < one.value).map((other) => 1 - other.value / one.value),
    );
  });
}

/** What the figure is said of is, in the source, said of another figure of its kind. */
function isAnothers(of: Case, said: Quantity, given: SourceSentence, figure: Quantity): boolean {
  const { sentence, source, words } = of;
  const { terms } = sentence;
  // A bare number may count anything.
  if (figure.dimension === 'year' || (figure.dimension === 'count' && said.dimension !== 'count'))
    return false;
  const [from, to] = pieceRange(sentence.terms, said.from);
  const besides = (start: number, end: number) => [
    ...contentOf(of, start, end).map(({ term, at }) => ({
      at,
      places: source.find(term.root).map((place) => ({ sentence: place.sentence, at: place.at })),
    })),
    ...sentence.quantities
      .filter(
        (other) =>
          other !== said &&
          !['count', said.dimension].includes(other.dimension) &&
          other.from >= start &&
          other.to <= end,
      )
      .map((other) => ({
        at: other.from,
        places: source.sentences.flatMap((one) =>
          one.quantities.filter((its) => bears(its, other)).map((its) => ({ sentence: one, at: its.from })),
        ),
      })),
  ];
  // A count is of the noun behind it; "Bluetooth 5.0 and …" has a number.
  const isNumbered = words.joins.has(terms[said.to]?.lower ?? '');
  const own =
    said.dimension !== 'count'
      ? besides(from, to)
      : isNumbered
        ? besides(from, said.from)
        : besides(said.to, Math.min(to, said.to + 3));
  const isBorrowed = own.length === 0 && said.dimension !== 'count';
  const context = (isBorrowed ? besides(0, terms.length) : own).filter(({ at }) =>
    isBorrowed
      ? !isJoinBetween(sentence, at, said.from, words)
      : figureOf(sentence, at, said.dimension, words) === said,
  );
  const verdicts = context
    .toSorted(
      (a, b) => distance(sentence, a.at, said.from, words) - distance(sentence, b.at, said.from, words),
    )
    .flatMap((beside): boolean[] => {
      const places = beside.places.filter(({ sentence: { quantities } }) =>
        quantities.some(({ dimension }) => dimension === figure.dimension),
      );
      if (places.length === 0) return [];
      return [
        places.every((place) => {
          const bound = figureOf(place.sentence, place.at, figure.dimension, words);
          return (
            bound !== null &&
            bound !== figure &&
            !areOneRange(bound, figure, { terms: place.sentence.terms, words }) &&
            !areOneSeries(place.sentence, bound, figure, words) &&
            // "180 mg of one and 120 mg of the other per serving" are both of a serving.
            !words.apart.has(place.sentence.terms[place.at - 1]?.lower ?? '') &&
            !bears(bound, said) &&
            !(place.sentence === given && distance(given, place.at, figure.from, words) <= 1)
          );
        }),
      ];
    });
  return isBorrowed
    ? verdicts.length > 0 && 2 * verdicts.filter(Boolean).length >= verdicts.length
    : (verdicts[0] ?? false);
}

/** "40 cm, 45 cm or 50 cm": nothing but figures of one kind from the one to the other. */
function areOneSeries(
  { terms, quantities }: ReadSentence,
  one: Quantity,
  other: Quantity,
  { joins }: ClaimWords,
): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const alike = quantities.filter(({ dimension }) => dimension === one.dimension);
  return terms
    .slice(first.to, last.from)
    .every(({ lower }, at) => joins.has(lower) || alike.some((figure) => within(first.to + at, figure)));
}

/** What kind of claim a figure stands in. */
function reasonAt({ sentence, words }: Case, said: Quantity): ClaimReason {
  const [from, to] = pieceRange(sentence.terms, said.from);
  const kinds = sentence.phrases
    .filter((phrase) => phrase.from < to && phrase.to > from)
    .map(({ group }) => group.kind);
  if (kinds.includes('than') && !words.bounds.over.includes(sentence.terms[said.from - 1]?.lower ?? ''))
    return 'comparison';
  for (const kind of ['guarantee', 'award', 'endorsement', 'health'] as const)
    if (kinds.includes(kind)) return kind;
  return said.dimension.startsWith('money') ||
    sentence.terms[said.to]?.lower === 'off' ||
    kinds.includes('price')
    ? 'price'
    : said.dimension === 'times'
      ? 'comparison'
      : 'figure';
}

/** How much of what is said beside a claim must stand in the same sentence of the source. */
const SHARES: Readonly<Partial<Record<ClaimReason, number>>> = {
  award: 0.6, endorsement: 0.5, health: 0.5, guarantee: 0.5, superlative: 0.34, comparison: 0.6, price: 0.3, origin: 0.3, promise: 0.3,
}; // prettier-ignore

/** The same of a whole sentence: "aloe vera, a moisturizer, brings a soothing touch" names apart what soothes. */
const WHOLE_SHARE = 0.5;

/** The part of these words and figures that a sentence of the source has, too. */
function shareIn(of: Case, from: number, to: number, given: SourceSentence, apart: FoundPhrase): number {
  const { sentence, source } = of;
  const words = contentOf(of, from, to).filter(
    ({ at }) => !within(at, apart) && !of.tags[at]?.has('PresentTense'),
  );
  const figures = sentence.quantities.filter((figure) => figure.from >= from && figure.to <= to);
  const whole = words.length + figures.length;
  if (whole === 0) return 1;
  const found =
    words.filter(
      ({ term, at }) =>
        source
          .find(term.root)
          .some((place) => place.sentence === given && place.term.isDenied === term.isDenied) ||
        // "Made" by whom it is "crafted".
        sentence.phrases.some(
          (phrase) =>
            within(at, phrase) && given.phrases.some(({ group: { name } }) => name === phrase.group.name),
        ),
    ).length + figures.filter((figure) => given.quantities.some((other) => bears(other, figure))).length;
  return found / whole;
}

function phraseFaults(of: Case): Fault[] {
  const { sentence, source } = of;
  const superlatives: FoundPhrase[] = sentence.terms.flatMap((term, at) =>
    of.words.language === 'en' &&
    isEnglishSuperlative(term.lower) &&
    !sentence.phrases.some((phrase) => within(at, phrase))
      ? [{ group: { kind: 'superlative' as const, name: `=${term.root}` }, from: at, to: at + 1 }]
      : [],
  );
  return [...sentence.phrases, ...superlatives].flatMap((phrase): Fault[] => {
    const { kind, name } = phrase.group;
    if (kind === 'plain' || kind === 'than' || kind === 'made' || kind === 'limit' || kind === 'says')
      return [];
    const said = sentence.terms[phrase.from]?.lower ?? '';
    if (of.words.asVerbs.has(said) && phrase.to === phrase.from + 1 && of.tags[phrase.from]?.has('Adjective'))
      return [];
    const [from, to] = pieceRange(sentence.terms, phrase.from);
    const isDenied = sentence.terms[phrase.from]?.isDenied ?? false;
    // "No awards, no celebrities" boasts of nothing.
    if (isDenied && (kind === 'award' || kind === 'endorsement')) return [];
    // "4.6 stars", "20% discount": the figure says it.
    if (
      sentence.quantities.some((figure) => figure.to === phrase.from && figure.dimension !== 'time') &&
      !sentence.terms[phrase.from]?.breaksBefore
    )
      return [];
    const reason =
      name === 'included'
        ? sentence.phrases.some(({ group }) => group.kind === 'guarantee')
          ? 'guarantee'
          : 'promise'
        : kind === 'free'
          ? 'price'
          : kind;
    if (kind === 'superlative' && isAnnounced(of, phrase)) return [];
    const fault: Fault = { from: phrase.from, to: phrase.to, reason };
    const holders = source.sentences.filter((given) =>
      name.startsWith('=')
        ? given.terms.some(({ root }) => root === name.slice(1))
        : given.phrases.some(
            (other) =>
              (kind === 'free' ? other.group.kind === kind : other.group.name === name) &&
              (given.terms[other.from]?.isDenied ?? false) === isDenied,
          ),
    );
    if (kind === 'free') {
      const zero = {
        from: phrase.from,
        to: phrase.to,
        value: 0,
        dimension: 'money',
        bound: 'exact' as const,
      };
      return holders.some(
        (given) => !isPriced(of, zero, given) && isOfSame(of, phrase, given) && !isOnCondition(of, given),
      )
        ? []
        : [fault];
    }
    // "Never stamped by a machine" is "not machines".
    if (contentOf(of, phrase.to, to).some(({ term }) => isDeniedIn(of, term))) return [];
    const [near, far] = clauseRange(of, phrase, from, to);
    const least = kind === 'promise' && !/never/.test(name) ? 0 : (SHARES[kind] ?? 0.3);
    // Of a form such as "the …est" the word itself must be there.
    const own = /[~…]/.test(name) ? contentOf(of, phrase.from, phrase.to, true) : [];
    return holders.some(
      (given) =>
        isAsSure(of, phrase, given) &&
        isForSame(of, phrase, given, to) &&
        own.every(({ term }) => source.find(term.root).some((place) => place.sentence === given)) &&
        (shareIn(of, near, far, given, phrase) >= least ||
          shareIn(of, 0, sentence.terms.length, given, phrase) >= Math.max(least, WHOLE_SHARE) ||
          isOfSameNoun(of, phrase, given) ||
          isOfSameMetal(of, phrase, given)),
    )
      ? []
      : [fault];
  });
}

/** "Best of all: …", "Lo mejor: …": names no thing, and says what comes. */
function isAnnounced({ sentence: { terms }, words }: Case, phrase: FoundPhrase): boolean {
  const [from, to] = pieceRange(terms, phrase.from);
  return (
    terms[to]?.isLabelled === true &&
    terms.slice(from, to).every(({ lower }, at) => within(from + at, phrase) || words.isLittle(lower))
  );
}

/** "Your best friend" where the page says it: a superlative is said of the word behind it. */
function isOfSameNoun({ sentence, words }: Case, { group, to }: FoundPhrase, given: SourceSentence): boolean {
  const noun = sentence.terms[to];
  if (group.kind !== 'superlative' || !noun?.isContent || noun.breaksBefore) return false;
  const behind = group.name.startsWith('=')
    ? given.terms.flatMap(({ root }, at) => (root === group.name.slice(1) ? [at + 1] : []))
    : given.phrases.flatMap((other) => (other.group.name === group.name ? [other.to] : []));
  return behind.some((at) => {
    const its = given.terms[at];
    return its?.breaksBefore === false && words.isAkin(its.root, noun.root);
  });
}

/** "Sterling silver", where the page says it: of what it is made, and no medal. */
function isOfSameMetal(
  { sentence, words }: Case,
  { group, from }: FoundPhrase,
  given: SourceSentence,
): boolean {
  const before = sentence.terms[from - 1];
  if (group.kind !== 'award' || !before?.isContent || sentence.terms[from]?.breaksBefore) return false;
  const isClaimed = sentence.phrases.some(({ group: { kind }, to }) => kind === 'award' && to === from);
  return (
    !isClaimed &&
    given.phrases.some(
      (other) =>
        other.group.name === group.name && words.isAkin(given.terms[other.from - 1]?.root ?? '', before.root),
    )
  );
}

/** Words before a claim in which a hedge weakens it. */
const HEDGED_NEAR = 3;
/** "Probably the best" does not bear "the best". */
function isAsSure({ sentence, words }: Case, { from, group }: FoundPhrase, given: SourceSentence): boolean {
  const isHedged = ({ terms }: ReadSentence, at: number) =>
    terms.slice(Math.max(0, at - HEDGED_NEAR), at).some(({ lower }) => words.hedges.has(lower));
  return (
    isHedged(sentence, from) ||
    !given.phrases.some((other) => other.group.name === group.name && isHedged(given, other.from)) ||
    given.phrases.some((other) => other.group.name === group.name && !isHedged(given, other.from))
  );
}

/** "Safe for puppies" is not borne by "food-safe", nor by "safe for babies". */
function isForSame(of: Case, { group, to }: FoundPhrase, given: SourceSentence, end: number): boolean {
  const { sentence, source, words } = of;
  const isIn = (root: string) => source.find(root).some((place) => place.sentence === given);
  const held = given.phrases.filter((other) => other.group.name === group.name);
  const isLimited = held.every(({ from }) => {
    const limit = given.terms[from]?.isJoined ? given.terms[from - 1] : undefined;
    return (
      limit !== undefined &&
      words.heads.has(given.terms[from]?.lower ?? '') &&
      !sentence.terms.some(({ root }) => root !== '' && words.isAkin(root, limit.root))
    );
  });
  if (held.length > 0 && isLimited) return false;
  if (!words.forWhom.has(sentence.terms[to]?.lower ?? '')) return true;
  const whom = contentOf(of, to + 1, end, true);
  return whom.length === 0 || whom.some(({ term }) => isIn(term.root));
}

/** What is free is what the source gives free, where either says what. */
function isOfSame(of: Case, phrase: FoundPhrase, given: SourceSentence): boolean {
  const { sentence, source } = of;
  const [from, to] = pieceRange(sentence.terms, phrase.from);
  const [near, far] = clauseRange(of, phrase, from, to);
  const what = contentOf(of, near, far).filter(({ at }) => !within(at, phrase));
  const figures = sentence.quantities.filter((figure) => figure.from >= from && figure.to <= to);
  return (
    what.length === 0 ||
    what.some(({ term }) => source.find(term.root).some((place) => place.sentence === given)) ||
    figures.some((figure) => given.quantities.some((other) => bears(other, figure)))
  );
}

/** "Free over $40" is not free for everybody. */
const isOnCondition = ({ sentence }: Case, given: SourceSentence) => {
  const isFrom = ({ dimension, bound }: Quantity) => dimension.startsWith('money') && bound === 'over';
  return given.quantities.some(isFrom) && !sentence.quantities.some(isFrom);
};

/** As much of its piece as no "and" parts from a phrase. */
function clauseRange(
  { sentence: { terms }, words }: Case,
  phrase: FoundPhrase,
  from: number,
  to: number,
): [number, number] {
  const joint = (at: number) => words.joins.has(terms[at]?.lower ?? '');
  let [near, far] = [phrase.from, phrase.to];
  while (near > from && !joint(near - 1)) near--;
  while (far < to && !joint(far)) far++;
  return [near, far];
}

/** What is said to be free has a price in the source. */
function isPriced(of: Case, zero: Quantity, free: SourceSentence): boolean {
  const { sentence, source } = of;
  const [from, to] = pieceRange(sentence.terms, zero.from);
  return contentOf(of, from, to)
    .filter(({ at }) => !within(at, zero))
    .some(({ term }) => {
      const places = source.find(term.root);
      if (places.some((place) => place.sentence === free)) return false;
      return (
        places.length > 0 &&
        places.every(({ sentence: { quantities } }) =>
          quantities.some(({ dimension }) => dimension.startsWith('money')),
        )
      );
    });
}

/** "No plastic" is "plastic-free". */
const isDeniedIn = ({ source }: Case, { root, isDenied }: Term) =>
  isDenied && source.find(root).some((place) => place.term.isDenied);

function reasonOfPiece({ sentence }: Case, from: number, to: number): ClaimReason {
  const kinds = sentence.phrases
    .filter((phrase) => phrase.from < to && phrase.to > from)
    .map(({ group }) => group.kind);
  for (const kind of ['guarantee', 'award', 'endorsement', 'health', 'price'] as const)
    if (kinds.includes(kind)) return kind;
  if (kinds.includes('made')) return 'origin';
  if (
    kinds.includes('free') ||
    sentence.quantities.some(
      (figure) => figure.from >= from && figure.to <= to && figure.dimension.startsWith('money'),
    )
  )
    return 'price';
  return sentence.quantities.some((figure) => figure.from >= from && figure.to <= to) ? 'figure' : 'promise';
}

/** "Lighter than any other": both sides must stand in one sentence of the source. */
function comparisonFaults(of: Case): Fault[] {
  const { sentence, source, words, tags } = of;
  const { terms } = sentence;
  // "No daypack is lighter": than any.
  const none = terms.flatMap((term, at): Fault[] => {
    if (!words.negators.has(term.lower)) return [];
    const [from, to] = pieceRange(terms, at);
    if (at !== from) return [];
    const more = terms.slice(from, to).find((_, place) => tags[from + place]?.has('Comparative'));
    return more && source.find(more.root).length === 0 ? [{ from, to, reason: 'comparison' }] : [];
  });
  const compared = sentence.phrases.flatMap((phrase): Fault[] => {
    if (phrase.group.kind !== 'than') return [];
    // "More than 300 pages" is a figure.
    if (
      sentence.quantities.some(({ from }) => from === phrase.to || from === phrase.to + 1) &&
      words.than.has(terms[phrase.from]?.lower ?? '')
    )
      return [];
    // "Walls ask for more than a picture" compares nothing with another.
    if (terms[phrase.from - 1]?.lower === 'more' && words.articles.has(terms[phrase.to]?.lower ?? ''))
      return [];
    const [from, to] = pieceRange(terms, phrase.from);
    // "They'd rather ride than scrub" compares what people do.
    const compared = terms.findLastIndex(
      ({ lower }, at) => at < phrase.from && (lower === 'rather' || tags[at]?.has('Comparative')),
    );
    if (terms[phrase.from]?.lower === 'than' && compared >= from && terms[compared]?.lower === 'rather')
      return [];
    const fault: Fault = { from: Math.max(from, phrase.from - 2), to, reason: 'comparison' };
    return source.sentences.some(
      (given) =>
        given.phrases.some(({ group }) => group.kind === 'than') &&
        shareIn(of, from, to, given, phrase) >= 0.6,
    )
      ? []
      : [fault];
  });
  return [...none, ...compared];
}

const GERMAN_ARTICLE = /^(?:d(?:er|ie|as|en|em|es)|(?:k?ein|dies|jed)(?:e[rsnm]?)?)$/;
/** Words between "made" and where. */
const MADE_NEAR = 5;

/** Where it comes from: the place, and what was done there. */
function placeFaults(of: Case): Fault[] {
  const { sentence, source, words, tags } = of;
  const { terms } = sentence;
  return terms.flatMap((term, at): Fault[] => {
    const isPlace =
      words.places.has(term.lower) ||
      ['Place', 'Country', 'Region', 'City', 'Demonym'].some((tag) => tags[at]?.has(tag));
    if (!/^\p{Lu}/u.test(term.text) || !term.isContent || tags[at]?.has('Date')) return [];
    const [from, to] = pieceRange(terms, at);
    // "Made in Dutch": a language.
    if (
      terms[at - 1]?.lower === 'in' &&
      tags[at]?.has('Demonym') &&
      !(at + 1 < to && terms[at + 1]?.isContent)
    )
      return [];
    const isBehindIn =
      at > from &&
      words.isLittle(terms[at - 1]?.lower ?? '') &&
      // "The design of Ember Flask" tells no place.
      terms[at - 1]?.lower !== 'of' &&
      // Every German noun has a capital: an article before it makes it none that is a place.
      !(words.language === 'de' && GERMAN_ARTICLE.test(terms[at - 1]?.lower ?? '')) &&
      sentence.phrases.some(({ group, from: start }) => group.kind === 'made' && start >= from && start < at);
    if (!isPlace && !isBehindIn) return [];
    const name = words.places.get(term.lower) ?? term.lower;
    const sameName = (other: string) => {
      const known = words.places.get(other) ?? other;
      if (known === name) return true;
      let same = 0;
      while (same < known.length && known[same] === name[same]) same++;
      return same >= 4 && same >= Math.min(known.length, name.length) - 3;
    };
    // "Country of origin: IT"
    const nameOf = ({ text, lower, isLabelled }: Term) => (isLabelled && words.countries.get(text)) || lower;
    const places = source.sentences.flatMap((given) =>
      given.terms.flatMap((other, place) =>
        /^\p{Lu}/u.test(other.text) && sameName(nameOf(other)) ? [{ given, place }] : [],
      ),
    );
    const made = sentence.phrases.filter(
      (phrase) =>
        phrase.group.kind === 'made' &&
        phrase.from >= from &&
        phrase.from < to &&
        // "Knitted in Latvia from New Zealand wool": what is made there stands close before, or right behind.
        (at >= phrase.to ? at - phrase.to <= MADE_NEAR : phrase.from - at <= 2),
    );
    if (made.length === 0) return places.length > 0 ? [] : [{ from: at, to: at + 1, reason: 'origin' }];
    return made.flatMap((phrase): Fault[] => {
      const isThere = places.some(({ given, place }) => {
        const [own, end] = pieceRange(given.terms, place);
        // "Country of manufacture: China".
        const isLabelled = /:\s*$/.test(given.text.slice(0, given.terms[own]?.start));
        const start = isLabelled ? pieceRange(given.terms, own - 1)[0] : own;
        const roots = given.phrases.filter(
          (other) => other.group.kind === 'made' && other.from >= start && other.from < end,
        );
        const [nearest] = roots.toSorted(
          (a, b) => distance(given, a.from, place, words) - distance(given, b.from, place, words),
        );
        return nearest ? nearest.group.name === phrase.group.name : false;
      });
      return isThere
        ? []
        : [{ from: Math.min(phrase.from, at), to: Math.max(phrase.to, at + 1), reason: 'origin' }];
    });
  });
}

/** Who speaks for it, and is not named in the source. */
function nameFaults(of: Case): Fault[] {
  const { sentence, source, words, tags } = of;
  const { terms, text } = sentence;
  if (words.language === 'de') return [];
  return terms.flatMap((term, at): Fault[] => {
    if (!/^\p{Lu}/u.test(term.text) || term.text.length < 3 || at === 0) return [];
    if (/[.!?:“"«„]\s*$/.test(text.slice(0, term.start))) return [];
    if (!term.isContent || tags[at]?.has('Date') || tags[at]?.has('Month') || tags[at]?.has('WeekDay'))
      return [];
    if (words.places.has(term.lower) || ['Place', 'Demonym'].some((tag) => tags[at]?.has(tag))) return [];
    if (source.find(term.root).length > 0 || words.numbers.has(term.lower)) return [];
    const [from, to] = pieceRange(terms, at);
    const isSpeaker = sentence.phrases.some(
      ({ group, from: start }) => group.kind === 'says' && start >= from && start < to,
    );
    return isSpeaker ? [{ from: at, to: at + 1, reason: 'endorsement' }] : [];
  });
}

/** What the source says only to deny it. */
function denialFaults(of: Case): Fault[] {
  const { sentence, source, words } = of;
  return contentOf(of, 0, sentence.terms.length).flatMap(({ term, at }): Fault[] => {
    if (term.isDenied || words.units[term.lower] || isBehindDenial(sentence, at)) return [];
    // Words that only look akin deny nothing: "stay" and the stain of "stainless".
    const places = source.places.get(term.root) ?? [];
    if (places.length === 0 || !source.find(term.root).every((place) => place.term.isDenied)) return [];
    if (places.every((place) => isKindDenied(of, place))) return [];
    const [from, to] = pieceRange(sentence.terms, at);
    return [{ from: at, to: at + 1, reason: reasonOfPiece(of, from, to) }];
  });
}

/** "No display that distracts you": what is said of what is denied, behind a comma in many languages. */
function isBehindDenial({ terms }: ReadSentence, at: number): boolean {
  const piece = terms[at]?.piece ?? 0;
  return terms.some((term) => term.piece === piece - 1 && term.isDenied);
}

/** "No loose parts" denies no parts, only loose ones: the word beside it has to be said, too. */
function isKindDenied({ sentence, source, words }: Case, { sentence: given, at }: Place): boolean {
  if (words.language === 'de' || words.language === 'nl') return false;
  // "No battery replacements": of a compound the last noun is denied.
  const next = given.terms[at + 1];
  if (
    words.language === 'en' &&
    next?.isDenied &&
    next.isContent &&
    !next.breaksBefore &&
    tagsBy(given, words)[at + 1]?.has('Noun')
  )
    return !sentence.terms.some(
      ({ root, isDenied }) => root !== '' && !isDenied && words.isAkin(root, next.root),
    );
  // Romance adjectives stand behind, English ones before their noun.
  const beside = given.terms[words.language === 'en' ? at - 1 : at + 1];
  if (!beside?.isDenied || !beside.isContent || beside.isJoined || words.isLittle(beside.lower)) return false;
  if (words.language === 'en' ? given.terms[at]?.breaksBefore : beside.breaksBefore) return false;
  return !sentence.terms.some(
    ({ root, isDenied }) =>
      root !== '' && !isDenied && source.find(root).some((place) => place.term === beside),
  );
}

/** Words between what was done and who did it. */
const MAKER_NEAR = 3;
/** "Developed with veterinarians", "carried by generals": who made it, or has it, is named on the page. */
function makerFaults({ sentence, source, tags }: Case): Fault[] {
  const { terms, phrases } = sentence;
  return terms.flatMap(({ lower }, at): Fault[] => {
    if ((lower !== 'by' && lower !== 'with') || !tags[at - 1]?.has('PastTense')) return [];
    const made = phrases.find(({ group, from }) => group.kind === 'made' && from === at - 1);
    if (lower === 'with' && !made) return [];
    const [, end] = pieceRange(terms, at);
    const who = terms
      .map((term, place) => ({ term, place }))
      .slice(at + 1, Math.min(end, at + 1 + MAKER_NEAR))
      .find(({ place }) => tags[place]?.has('Actor'));
    if (!who || source.find(who.term.root).length > 0) return [];
    return [{ from: at - 1, to: who.place + 1, reason: 'endorsement' }];
  });
}

/** "The only bowl you will ever need": nothing else is like it. */
function onlyFaults({ sentence, source, tags, words }: Case): Fault[] {
  const { terms } = sentence;
  return terms.flatMap(({ lower }, at): Fault[] => {
    const next = terms[at + 1];
    if (words.language !== 'en' || lower !== 'only' || terms[at - 1]?.lower !== 'the') return [];
    if (!next || !tags[at + 1]?.has('Noun') || words.ownCounts.has(next.root)) return [];
    const isThere = source.sentences.some(
      (given) =>
        given.terms.some((one) => one.lower === 'only') &&
        source.find(next.root).some((place) => place.sentence === given),
    );
    return isThere ? [] : [{ from: at - 1, to: at + 2, reason: 'superlative' }];
  });
}

/** "Grain-free", "shock-proof": what is free of something, or stands up to it, by its form. */
function compoundFaults({ sentence, source, words }: Case): Fault[] {
  return sentence.terms.flatMap((term, at): Fault[] => {
    if (term.isWithout && term.isContent)
      return source.find(term.root).some((place) => place.term.isDenied)
        ? []
        : [{ from: at, to: at + 1, reason: 'promise' }];
    const before = sentence.terms[at - 1];
    if (!term.isJoined || !before || !words.heads.has(term.lower) || words.places.has(before.lower))
      return [];
    const isThere = source
      .find(before.root)
      .some((place) => source.find(term.root).some((other) => other.sentence === place.sentence));
    return isThere ? [] : [{ from: at - 1, to: at + 1, reason: 'promise' }];
  });
}
