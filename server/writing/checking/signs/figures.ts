/** "Hot for 12 hours": a figure that the source does not bear. */
import type { ReadSentence, SourceSentence } from '../claimSource';
import { kindOfPiece, sign, within, type Case } from '../case';
import { isListed } from '../listedCount';
import { numberOf } from '../numbers';
import { isOfAnother } from './saidOf';
import { bears, type Quantity } from '../quantity';

export const figures = sign<Quantity>({
  found: (of) => of.sentence.quantities.filter((figure) => !figure.isImplied && !measuresNothing(of, figure)),
  isBacked: (said, of) =>
    isListed(of.sentence, said, of.source) ||
    (!isOfAnother(said, of) &&
      of.source.sentences.some((given) =>
        given.quantities.some(
          (figure) =>
            bears(figure, said) ||
            (isBare(of, said) && writtenAs(given, figure) === said.value) ||
            isFold(of, said, given, figure),
        ),
      )),
  reason: (said, of) =>
    said.dimension.startsWith('money') || of.sentence.terms[said.to]?.lower === 'off'
      ? 'price'
      : (kindOfPiece(of, said.from) ?? (isCompared(of, said) ? 'comparison' : 'figure')),
});

/** "Twice as strong", and not "it rang twice". */
const isCompared = ({ sentence: { terms } }: Case, { dimension, to }: Quantity): boolean =>
  dimension === 'times' && terms[to]?.breaksBefore === false;

/** What a script counts of its own, a moment, "one day". */
function measuresNothing(of: Case, { from, to, value, dimension, bound }: Quantity): boolean {
  const {
    sentence: { terms, text },
    words,
    tags,
  } = of;
  // "Three good things to know"
  const counted = terms[tags[to]?.has('Adjective') && terms[to + 1]?.breaksBefore === false ? to + 1 : to];
  const isBetweenPoints =
    to - from === 1 &&
    (from === 0 || /^(?:number|reason)$/.test(terms[from - 1]?.lower ?? '')) &&
    /^[.:!,]/.test(text.slice(terms[to - 1]?.end));
  const isSomeDay =
    dimension === 'time' &&
    bound === 'exact' &&
    terms[from]?.lower === 'one' &&
    terms
      .slice(0, from)
      .every(
        ({ breaksBefore, lower }, at) =>
          at === 0 && !breaksBefore && (words.joins.has(lower) || words.turns.has(lower)),
      ) &&
    (terms[to]?.breaksBefore === true ||
      ['Determiner', 'Pronoun', 'Possessive'].some((tag) => tags[to]?.has(tag)));
  return (
    isBetweenPoints ||
    isSomeDay ||
    isCountedUp(of, from) ||
    of.sentence.phrases.some((phrase) => phrase.group.kind === 'plain' && within(from, phrase)) ||
    isOfSomebody(of.sentence, { dimension, to }) ||
    isListedHere(of.sentence, { to, value }) ||
    (value === 0 && (dimension === 'time' || (dimension === 'count' && !isNearlyNothing(of)))) ||
    (dimension === 'count' && words.ownCounts.has(counted?.root ?? ''))
  );
}

/** "Your dog left half of himself on the seat." */
const isOfSomebody = ({ terms }: ReadSentence, { dimension, to }: Pick<Quantity, 'dimension' | 'to'>) =>
  dimension === 'share' &&
  terms[to]?.lower === 'of' &&
  /^(?:you|us|them|\p{L}+self|\p{L}+selves)$/u.test(terms[to + 1]?.lower ?? '');

/** "Almost zero" is not zero. */
const isNearlyNothing = ({ source }: Case) =>
  source.sentences.some(({ quantities }) =>
    quantities.some(({ value, bound }) => value === 0 && (bound === 'about' || bound === 'upTo')),
  );

/** So many numbers in a row count up. */
const RUN = 3;
/** "One, two, three or four pets": a bare "one" is no figure, but the first of them. */
function isCountedUp({ sentence: { quantities, terms }, words }: Case, at: number): boolean {
  const isOne = (place: number) => words.numbers.get(terms[place]?.lower ?? '') === 1;
  let run: Quantity[] = [];
  for (const figure of quantities.filter(({ dimension }) => dimension === 'count')) {
    const last = run.at(-1);
    if (last && figure.value === last.value + 1 && figure.from - last.to <= 1) run.push(figure);
    else if (run.some(({ from }) => from === at)) break;
    else run = [figure];
  }
  const [first] = run;
  const ones = first?.value === 2 && isOne(first.from - 1) ? 1 : 0;
  return run.length + ones >= RUN && run.some(({ from }) => from === at);
}

/** "Three colours: red, blue and green.": the sentence lists them itself. */
function isListedHere({ text, terms }: ReadSentence, { to, value }: Pick<Quantity, 'to' | 'value'>): boolean {
  const label = terms.findIndex(({ isLabelled }, place) => isLabelled && place > to);
  const isNear = label >= 0 && terms.slice(to, label).every(({ breaksBefore }) => !breaksBefore);
  return isNear && text.slice(terms[label]?.start).split(/,\s*(?:and |or )?|\s(?:and|or)\s/).length === value;
}

/** "Wash them at forty": what it measures is left out. */
function isBare(of: Case, said: Quantity): boolean {
  const {
    sentence: { terms },
    words,
  } = of;
  const next = terms[said.to];
  return (
    said.dimension === 'count' &&
    (!next || next.breaksBefore || words.isLittle(next.lower)) &&
    !isOfSeries(of, said)
  );
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
  const isOccasions = ({ terms }: Case['sentence'], { dimension, to }: Quantity) =>
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
