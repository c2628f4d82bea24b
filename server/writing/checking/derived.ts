/** Figures that a page does not name, but that its own come to. */
import type { ClaimSource, ReadSentence } from './claimSource';
import type { ClaimWords } from './claimWords';
import { isListed } from './listedCount';
import { bears, type Quantity } from './quantity';

/** So many of one thing are bought together. */
const MOST_BOUGHT = 12;

export function isDerived(
  sentence: ReadSentence,
  said: Quantity,
  source: ClaimSource,
  words: ClaimWords,
): boolean {
  return (
    isListed(sentence, said, source) ||
    isDiscount(said, source) ||
    isPart(sentence, said, source, words) ||
    isSaving(sentence, said, source)
  );
}

const isSum = ({ dimension, isImplied }: Quantity) => dimension.startsWith('money') && !isImplied;

/** "Was £110, now £82.50": a quarter off. */
const isDiscount = (said: Quantity, source: ClaimSource) =>
  said.dimension === 'share' &&
  source.sentences.some(({ quantities }) => {
    const sums = quantities.filter(isSum);
    return sums.some((one) =>
      sums.some(
        (other) => other.value < one.value && Math.abs(1 - other.value / one.value - said.value) < 0.02,
      ),
    );
  });

/** "£42 for six": £7 each. */
function isPart({ terms }: ReadSentence, said: Quantity, source: ClaimSource, words: ClaimWords): boolean {
  const next = terms[said.to]?.lower ?? '';
  return (
    (words.apart.has(next) || words.articles.has(next)) &&
    source.sentences.some(({ quantities }) =>
      quantities.some(
        (figure) =>
          figure.dimension === said.dimension &&
          quantities.some(
            ({ dimension, from, value }) =>
              dimension === 'count' &&
              from !== figure.from &&
              bears({ ...figure, value: figure.value / value }, said),
          ),
      ),
    )
  );
}

/** "£6.50 a bottle, £17 for three": three save £2.50; "€59, now €44": it saves €15. */
function isSaving(sentence: ReadSentence, said: Quantity, source: ClaimSource): boolean {
  if (!isSum(said)) return false;
  const given = source.sentences.flatMap(({ quantities }) => quantities);
  const sums = given.filter(isSum);
  const counts = [...given, ...sentence.quantities].flatMap(({ dimension, value }) =>
    dimension === 'count' && value > 1 && value <= MOST_BOUGHT ? [value] : [],
  );
  return [1, ...counts].some((count) =>
    sums.some((one) =>
      sums.some(
        (all) =>
          all.dimension === one.dimension &&
          (count === 1 || all.value > one.value) &&
          bears({ ...all, bound: 'exact', value: count * one.value - all.value }, said),
      ),
    ),
  );
}
