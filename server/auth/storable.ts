/** What the database can hold of a value whose shape nobody knows: Postgres gives up on text without an end to its nesting. */
import { isStorable } from '../../contract/text';
import { isNestedDeeperThan, stringsIn } from '../http/nested';

/** Far from where Postgres gives up, which is at some thousands. */
const MOST_DEPTH = 99;

/** Why a value from outside cannot be stored, as a sentence; null where it can. */
export function whyNotStorable(value: unknown): string | null {
  if (isNestedDeeperThan(MOST_DEPTH, value)) return `This is nested more than ${MOST_DEPTH} deep.`;
  for (const { text } of stringsIn(value))
    if (!isStorable(text)) return 'This holds a character that is not one (U+0000, or half of a pair).';
  return null;
}
