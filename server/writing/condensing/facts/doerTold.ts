/** Who does it, as a sentence says: behind "by", or named before the verb. */
import { nameWithin, hasCapitalNouns, REACH } from './nameTold';
import { isPronoun, isSmall, isVerbForm, type ReadFact } from './readSentence';
import { rootsIn } from './rootsIn';

export function isDoneBy(read: ReadFact): boolean {
  const { tokens, words, language, titleRoots } = read;
  const { who, where } = words.facts;
  return tokens.some(({ lower }, at) => {
    if (who.before.includes(lower)) {
      const doer = tokens[at - 1];
      const roots = rootsIn(doer?.text ?? '', language);
      return (
        doer !== undefined &&
        !isSmall(doer.lower, language, words) &&
        !isPronoun(doer.lower, words) &&
        !roots.some((root) => titleRoots.has(root))
      );
    }
    if (!who.behind.includes(lower) || at === 0) return false;
    // "Von" and "da" say by whom, and from where: behind a verb alone the first.
    const isSure =
      !where.behind.includes(lower) ||
      tokens.slice(0, at).some((one) => isVerbForm(one.lower, words, language));
    return isSure && nameWithin(read, at + 1, REACH) >= 0;
  });
}

/** "Gustave Eiffel built", "The Romans built": a name, to which nothing is done. */
export function beginsWithDoer({ tokens, words, language, titleRoots, text, isOfBeing }: ReadFact): boolean {
  const from = words.articles.includes(tokens[0]?.lower ?? '') ? 1 : 0;
  const first = tokens[from];
  if (!first?.isCapital || isSmall(first.lower, language, words) || isPronoun(first.lower, words))
    return false;
  let to = from + 1;
  while (tokens[to]?.isCapital && !tokens[to]?.breaksBefore) to += 1;
  const run = tokens.slice(from, to);
  // "The Eiffel Tower", and not "Gustave Eiffel"
  if (run.every((one) => rootsIn(one.text, language).every((root) => titleRoots.has(root)))) return false;
  const isSure =
    run.length > 1 ||
    (from > 0 ? !hasCapitalNouns(words) : isWrittenAmid(first.text, text) && !hasCapitalNouns(words));
  const next = tokens[to];
  const { who, where, when } = words.facts;
  const isActive =
    next !== undefined &&
    !/^\d/.test(next.lower) &&
    !where.behind.includes(next.lower) &&
    !when.behind.includes(next.lower) &&
    (isOfBeing || !who.doneTo.includes(next.lower));
  return isSure && isActive;
}

const isWrittenAmid = (word: string, text: string) =>
  new RegExp(`\\p{Ll},? ${word}(?!\\p{L})`, 'u').test(text);
