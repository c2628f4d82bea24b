/** Which rows of a table surely tell of the product, and can be said as they stand: "Height: 9 cm", "Material: oak". */
import { countWords } from '../../../contract/scripts/countWords';
import { isSmallPrint, termsOf, type Grammar } from './grammar';

const ROW = /^([^:]{2,40}?)\s?:\s+([^:]+)$/u;
const MOST_WORDS = { label: 4, value: 5 } as const;
/** "62.6 x 60.1 x 98.5 cm", "100 - 240 V", "46 cm x 12 cm" */
const NUMBER = String.raw`\d+(?:[.,\u202f ]\d+)*`;
const MEASURE = new RegExp(`^(${NUMBER})\\s?(\\P{N}*?)(?:\\s?[x×–-]\\s?(${NUMBER})\\s?(\\P{N}*?))*$`, 'u');
/** Words alone: neither codes nor figures, brackets or several things to choose from. */
const IN_WORDS = /^[\p{L}\p{M}' ’,-]+$/u;

/** A figure with its unit, whatever it is called, or what is named by one of the words for it; nothing of the sale. */
export function isProperty(sentence: string, grammar: Grammar): boolean {
  const [, label = '', value = ''] = ROW.exec(sentence.replace(/[\s.]+$/, '')) ?? [];
  const labelled = termsOf(label, grammar);
  return (
    labelled.length > 0 &&
    labelled.length <= MOST_WORDS.label &&
    /^\p{Lu}?\p{Ll}[^\d,/()]*$/u.test(label) &&
    !isSmallPrint(label, grammar) &&
    (isMeasured(value, grammar) ||
      (isInWords(value, grammar) && labelled.some((term) => grammar.features.has(term))))
  );
}

/** What a row calls what it tells, in letters. */
export const labelOf = (row: string): string => (ROW.exec(row)?.[1] ?? '').toLowerCase();

function isMeasured(value: string, { units }: Grammar): boolean {
  if (!MEASURE.test(value)) return false;
  const named = value
    .split(new RegExp(`${NUMBER}`, 'u'))
    .map((rest) => rest.replace(/^\s*[x×–-]\s*|\s*[x×–-]\s*$/gu, '').trim());
  const said = named.filter(Boolean);
  return said.length > 0 && said.every((unit) => units.has(unit.toLowerCase()));
}

const isInWords = (value: string, grammar: Grammar): boolean => {
  const [first = ''] = termsOf(value, grammar);
  return (
    IN_WORDS.test(value) &&
    countWords(value) <= MOST_WORDS.value &&
    !isSmallPrint(value, grammar) &&
    ![grammar.limits, grammar.little].some((list) => list.has(first))
  );
};
