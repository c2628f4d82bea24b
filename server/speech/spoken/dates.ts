/** Days that are written in numbers. */
import { ordinalWords, pairWords } from './numberWords';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** 2026-01-05, 12/31/2026, 31.12.2026: where only one number can be the day, that one is it. */
export function dateWords(bare: string): string[] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return said(iso[1]!, iso[2]!, iso[3]!);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(bare);
  if (dotted) return said(dotted[3]!, dotted[2]!, dotted[1]!);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(bare);
  if (!slashed) return null;
  const [, first = '', second = '', year = ''] = slashed;
  return said(year, first, second) ?? said(year, second, first);
}

function said(year: string, month: string, day: string): string[] | null {
  const name = MONTHS[Number(month) - 1];
  return name && Number(day) >= 1 && Number(day) <= 31
    ? [name, ...ordinalWords(String(Number(day))), ...pairWords(year)]
    : null;
}
