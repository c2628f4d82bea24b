/** Whether one slip of a finger makes one word of the other: a letter too many, too few, wrong or swapped with the next. */
export function isOneSlipFrom(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [a, b] = [word.slice(start), other.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
