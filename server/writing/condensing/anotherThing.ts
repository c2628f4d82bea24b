/** Whether "the system" of a sentence may be another one than is meant: its section has brought up one before it. */
import type { ReadText } from './candidates';
import { newIn } from './licensed';
import type { Candidate } from './text';

export function anotherIn({
  standing: { language, subject },
  candidates,
}: ReadText): (one: Candidate, root: string) => boolean {
  const known = new Map<Candidate, ReadonlySet<string>>();
  const newsOf = (one: Candidate): ReadonlySet<string> => {
    const news = known.get(one) ?? new Set(language === 'en' ? newIn(one.text, subject) : []);
    known.set(one, news);
    return news;
  };
  return ({ index, heading }, root) =>
    candidates
      .slice(0, Math.ceil(index))
      .some((other) => other.index > 0 && other.heading === heading && newsOf(other).has(root));
}
