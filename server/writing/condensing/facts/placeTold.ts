/** Where it is, as a sentence says: a name behind a preposition, or a country or continent that CLDR knows. */
import type { SentenceWords } from '../sentenceWords';
import { plainLetters, regionsOf } from './factTokens';
import { hasCapitalNouns, isName, nameWithin, REACH } from './nameTold';
import { isBeside, type ReadFact } from './readSentence';

/** "In Paris", "in the French city of Paris" */
export function isPlace(read: ReadFact, at: number): boolean {
  const { tokens, words, text } = read;
  const { where, who } = words.facts;
  const lower = tokens[at]?.lower ?? '';
  // "Von" and "da" may say by whom.
  if (!where.behind.includes(lower) || who.behind.includes(lower)) return false;
  if (!hasCapitalNouns(words)) return nameWithin(read, at + 1, REACH) >= 0;
  // Where all nouns have a capital letter a name has no article, here and elsewhere.
  const name = tokens[at + 1];
  return (
    name !== undefined && !name.breaksBefore && isName(read, at + 1) && !hasArticle(name.text, text, words)
  );
}

const hasArticle = (word: string, text: string, { facts }: SentenceWords): boolean =>
  new RegExp(`(?<!\\p{L})(?:${facts.where.determiners.join('|')}) ${word}(?!\\p{L})`, 'iu').test(text);

/** A country or a continent: "in der Schweiz", "फ़्रांस में". */
export function namesRegion({ tokens, words, language, title }: ReadFact): boolean {
  const regions = regionsOf(language);
  const own = plainLetters(title);
  return tokens.some((_, at) =>
    [1, 2, 3].some((length) => {
      const name = tokens
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' ');
      const { behind, before } = words.facts.where;
      return (
        regions.has(name) &&
        name !== own &&
        (isBeside(tokens, at, { behind, before: [] }, REACH) ||
          isBeside(tokens, at + length - 1, { behind: [], before }, REACH))
      );
    }),
  );
}
