/** Of what time an English sentence tells. */
import type { Part } from '../../text/partsOfSpeech';
import { isPos } from './nounPhrases';

const YEAR = /^(?:1\d|20)\d\d(?:s|[-–].*)?$/;
/** Counted from one year that everybody counts from: "the nineteenth century" says which. */
export const isCountedFromOne = ({ lower }: Part): boolean => ['century', 'millennium'].includes(lower);

/** "in 1901", "in 410", "in the 19th century", "when he was twelve". */
export const tellsWhen = (parts: readonly Part[]): boolean =>
  parts.some(
    (part, at) =>
      YEAR.test(part.text) ||
      isCountedFromOne(part) ||
      (/^\d{3}$/.test(part.text) && isPos(parts[at - 1], 'ADP')),
  ) ||
  (parts.some(({ lower }) => ['when', 'until'].includes(lower)) && parts.some((part) => isPos(part, 'NUM')));

export const isPastAt = (parts: readonly Part[], verb: number): boolean => {
  const { lower = '', lemma = '' } = parts[verb] ?? {};
  return lower !== lemma && (['was', 'were'].includes(lower) || !/(?:s|ing)$|^(?:are|am)$/.test(lower));
};
