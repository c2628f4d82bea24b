/** What an ad calls a product: the beginning of its title, by the title's own marks and the roles of its words. */
import nlp from 'compromise/two';
import type { Language } from './facts';
import { isLittleWord } from './grammar';

/** Words of a name: as many are said gladly; up to `most`, where the title marks no shorter one. */
const WORDS = { least: 2, few: 6, most: 8 } as const;
const MARK = /\s[-–—]\s|\s?[–—]\s?|,\s|\s?[|:;({【•·]\s?|\s\/\s/u;
const ASIDE = /\([^)]*\)|\[[^\]]*\]|【[^】]*】|[®™©"“”]/gu;
const NUMBER = /^\p{N}+$/u;
/** A longer one is the number of an article. */
const MODEL = /^\p{N}{1,4}$/u;
const FIGURE = /^\p{N}/u;
/** "6kg", "17oz", "15.6\"": how much or how large, no part of a name. */
const MEASURE = /^\p{N}[\p{N}.,×x]*(?:\p{L}{1,3}|["'”″%]{1,2})$/u;
/** "4K" and "5G" are names. */
const INNER_MEASURE = /^\p{N}[\p{N}.,×x]*(?:\p{Ll}{1,3}|["'”″%]{1,2})$/u;

/** Empty where a title begins with no name that can be said, or in letters that its ad is not written in. */
export function shortNameOf(title: string, language: Language): string {
  const heads = title.replace(ASIDE, ' ').split(MARK);
  const words = (heads.find((head) => /\p{L}/u.test(head)) ?? '').split(/\s+/).filter(Boolean);
  const measure = words.findIndex((word, at) => at >= WORDS.least && MEASURE.test(word));
  const named = measure < 0 ? words : words.slice(0, measure);
  const isWhole = (words: readonly string[]) =>
    !isLittleWord((words.at(-1) ?? '').toLowerCase(), language.grammar);
  const few = [...beginnings(named, language), named].findLast(
    (words) => words.length <= WORDS.few && isWhole(words),
  );
  const name = few ?? (named.length <= WORDS.most ? named : []);
  const isCount =
    FIGURE.test(name[0] ?? '') ||
    name.some((word) => INNER_MEASURE.test(word)) ||
    name.filter((word) => NUMBER.test(word)).length > 1;
  return !isCount && name.every((word) => isWritten(word, language)) ? inWords(name, language) : '';
}

const isWritten = (word: string, { letters }: Language) =>
  !letters || [...word.matchAll(/\p{L}/gu)].every(([letter]) => letters.test(letter));

/** Up to a preposition or a model's number: "Dog Bed | for Large Dogs", "UltraClean 3000 | Vacuum". */
function beginnings(words: readonly string[], { grammar }: Language): string[][] {
  const terms = nlp(words.join(' ').toLowerCase()).termList() as { tags?: ReadonlySet<string> }[];
  const isPreposition = (word: string, at: number) =>
    grammar.language === 'en'
      ? terms.length === words.length && terms[at]?.tags?.has('Preposition') === true
      : grammar.open.has(word.toLowerCase());
  return words.flatMap((word, at) => {
    if (at < WORDS.least || !(FIGURE.test(word) || isPreposition(word, at))) return [];
    const isModel = MODEL.test(word) && !isPreposition(words[at - 1] ?? '', at - 1);
    return [words.slice(0, isModel ? at + 1 : at)];
  });
}

/** A title in capitals is read as words; short ones without a vowel are spelled. */
function inWords(words: readonly string[], { grammar }: Language): string {
  const name = words.join(' ').replace(/[.!?,\s]+$/, '');
  if (words.length === 1 || /\p{Ll}/u.test(name)) return name;
  return name.replace(/[\p{L}'’]+/gu, (word, at: number) => {
    if (word.length <= 3 && !/[AEIOUY\P{ASCII}]/u.test(word)) return word;
    const lower = word.toLowerCase();
    return at > 0 && isLittleWord(lower, grammar) ? lower : word.charAt(0) + lower.slice(1);
  });
}
