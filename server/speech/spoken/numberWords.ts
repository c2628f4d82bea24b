/** Numbers as the words that are said for them, American English. */

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion'];
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

const belowThousand = (value: number): string[] => {
  if (value >= 100)
    return [SMALL[Math.floor(value / 100)]!, 'hundred', ...(value % 100 ? belowThousand(value % 100) : [])];
  if (value < 20) return [SMALL[value]!];
  return [TENS[Math.floor(value / 10)]!, ...(value % 10 ? [SMALL[value % 10]!] : [])];
};

export const digitWords = (digits: string): string[] => [...digits].map((digit) => SMALL[Number(digit)]!);

/** `digits` holds digits only. What is longer than trillions, or starts with a zero, is read digit by digit. */
export function cardinalWords(digits: string): string[] {
  if (digits.length > 15 || (digits.length > 1 && digits.startsWith('0'))) return digitWords(digits);
  if (Number(digits) === 0) return ['zero'];
  const words: string[] = [];
  for (let rest = Number(digits), scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    if (rest % 1000) words.unshift(...belowThousand(rest % 1000), ...(scale ? [SCALES[scale]!] : []));
  }
  return words;
}

/** As others write it: 1.000.000 and 1.299,00 and 3,5. */
const american = (written: string) =>
  /^\d{1,3}(\.\d{3}){2,}$|^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(written)
    ? written.replaceAll('.', '').replace(',', '.')
    : written.replace(/^(\d+),(\d{1,2})$/, '$1.$2');

/** `5,000`, `5.3`, `.5`: grouping commas, one decimal point; or the other way round. */
export function numberWords(written: string): string[] {
  const [whole = '', decimals] = american(written).replaceAll(',', '').split('.');
  const words = cardinalWords(whole || '0');
  return decimals ? [...words, 'point', ...digitWords(decimals)] : words;
}

/** The nineties, the twenty twenties. */
export function decadeWords(digits: string): string[] {
  const words = digits.length === 4 ? pairWords(digits) : cardinalWords(digits);
  const last = words.pop()!;
  return [...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`];
}

/** `3/8`: three eighths. */
export function fractionWords(top: string, bottom: string): string[] {
  const parts = bottom === '2' ? ['half'] : bottom === '4' ? ['quarter'] : ordinalWords(bottom);
  const last = parts.pop()!;
  const plural = last === 'half' ? 'halves' : `${last}s`;
  return [...cardinalWords(top), ...parts, Number(top) === 1 ? last : plural];
}

/** Four digits as a year or a model is said: 1999, 2026; 2000 and 2005 stay numbers. */
export function pairWords(digits: string): string[] {
  const [first, second] = [digits.slice(0, 2), digits.slice(2)];
  if (digits.slice(1, 3) === '00') return cardinalWords(digits);
  if (second === '00') return [...cardinalWords(first), 'hundred'];
  return [
    ...cardinalWords(first),
    ...(second.startsWith('0') ? ['oh'] : []),
    ...cardinalWords(String(Number(second))),
  ];
}

export function ordinalWords(digits: string): string[] {
  const words = cardinalWords(digits);
  const last = words.pop()!;
  return [...words, ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)];
}
