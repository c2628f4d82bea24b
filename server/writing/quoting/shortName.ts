/** What an ad calls a product: its title, the whole of it where that can be said. */
import nlp from '../../text/compromise';
import type { Language } from './spoken';
import { isLittleWord, isSmallPrint } from './grammar';

/** Words of a name, at least where it is cut. */
const NAME = { least: 2, most: 8 } as const;
const MARK = /\s[-–—]\s|[–—]|,\s|\s?[|:;({【•·]\s?|\s\/\s/u;
const ASIDE = /\([^)]*\)|\[[^\]]*\]|【[^】]*】/gu;
const BOXED = /^\s*(?:\[[^\]]*\]|【[^】]*】)/u;
const UNSPOKEN = /[®™©“”]|[\s.,!?]+$/gu;

/**
 * The title as it stands, where it can be said; else up to its own first mark, or to a preposition, where nothing is
 * torn there. Empty where a title cannot be shortened so, or is in letters that its ad is not written in.
 */
export function shortNameOf(title: string, language: Language): string {
  const wordsOf = (text: string) => text.replace(UNSPOKEN, '').split(/\s+/).filter(Boolean);
  // What is boxed before a name, or behind a bar, is a note on it.
  const [plain = ''] = title
    .replace(BOXED, '')
    .replace(ASIDE, (aside) => (isSmallPrint(aside, language.grammar) ? ' ' : aside))
    .split(/\s\|\s/);
  const whole = [plain, plain.replace(ASIDE, ' ')].map(wordsOf).find((words) => words.length <= NAME.most);
  const isSayable = (words: readonly string[]) =>
    words.some((word) => /\p{L}/u.test(word)) && words.every((word) => isWritten(word, language));
  if (whole) return isSayable(whole) ? inWords(whole, language) : '';
  const head = wordsOf(
    title
      .replace(ASIDE, ' ')
      .split(MARK)
      .find((part) => /\p{L}/u.test(part)) ?? '',
  );
  const cuts = [head, ...beginnings(head, language)];
  const name = cuts.find(({ length }) => length >= NAME.least && length <= NAME.most);
  return name && isSayable(name) && !isLittleWord((name.at(-1) ?? '').toLowerCase(), language.grammar)
    ? inWords(name, language)
    : '';
}

const isWritten = (word: string, { letters }: Language) =>
  !letters || [...word.matchAll(/\p{L}/gu)].every(([letter]) => letters.test(letter));

/** Up to its first preposition: "Dog Bed | for Large Dogs". */
function beginnings(words: readonly string[], { grammar }: Language): string[][] {
  const terms = nlp(words.join(' ').toLowerCase()).termList() as { tags?: ReadonlySet<string> }[];
  const isPreposition = (word: string, at: number) =>
    grammar.language === 'en'
      ? terms.length === words.length && terms[at]?.tags?.has('Preposition') === true
      : grammar.open.has(word.toLowerCase());
  const end = words.findIndex(isPreposition);
  return end > 0 ? [words.slice(0, end)] : [];
}

/** A title in capitals is read as words; short ones without a vowel are spelled. */
function inWords(words: readonly string[], { grammar }: Language): string {
  const name = words.join(' ');
  if (words.length === 1 || /\p{Ll}/u.test(name)) return name;
  return name.replace(/[\p{L}\p{N}'’]+(?:\.\p{L}(?!\p{L}))*/gu, (word, at: number) => {
    if (/[\p{N}.]/u.test(word)) return word;
    if (word.length <= 3 && !/[AEIOUY\P{ASCII}]/u.test(word)) return word;
    const lower = word.toLowerCase();
    return at > 0 && isLittleWord(lower, grammar) ? lower : word.charAt(0) + lower.slice(1);
  });
}
