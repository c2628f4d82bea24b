/** Which of a name's meanings are shown to choose from. [TP1] */
import type { Meaning } from '../scripts/article';

/** What a name may mean, and what was typed to find it among them. */
export interface MeaningChoice {
  readonly name: string;
  readonly meanings: readonly Meaning[];
  readonly sought: string;
}

/** As many as are looked over at once. */
export const SHORTLIST = 8;

/** Those that have every word of what was typed; of a shortlist the first. */
export function meaningsShown(
  { meanings, sought }: MeaningChoice,
  shown: 'few' | 'shortlist' | 'all',
): readonly Meaning[] {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = meanings.filter(({ title, about }) => {
    const text = `${title} ${about}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  return shown === 'shortlist' ? found.slice(0, SHORTLIST) : found;
}
