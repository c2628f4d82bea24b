/** What an ad calls a product: the beginning of its title, by the title's own marks and the roles of its words. */
import nlp from 'compromise/two';

/** Words of a name: as many are said gladly; up to `most`, where the title marks no shorter one. */
const WORDS = { least: 2, few: 6, most: 8 } as const;
const MARK = /\s[-–—]\s|\s?[–—]\s?|,\s|\s?[|:;({【•·]\s?|\s\/\s/u;
const ASIDE = /\([^)]*\)|\[[^\]]*\]|【[^】]*】|[®™©"“”]/gu;
const NUMBER = /^\p{N}+$/u;
const FIGURE = /^\p{N}/u;
const WRITTEN_IN_LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u;

/** Empty where a title begins with no name that can be said, or in another writing. */
export function shortNameOf(title: string): string {
  const heads = title.replace(ASIDE, ' ').split(MARK);
  const words = (heads.find((head) => /\p{L}/u.test(head)) ?? '').split(/\s+/).filter(Boolean);
  const few = [words, ...beginnings(words)].find(({ length }) => length <= WORDS.few);
  const name = few ?? (words.length <= WORDS.most ? words : []);
  return name.every((word) => WRITTEN_IN_LATIN.test(word)) ? inWords(name) : '';
}

/** Up to a preposition, a measure or a model's number: "Dog Bed | for Large Dogs", "Flask | 17oz", "UltraClean 3000 | Vacuum". */
function beginnings(words: readonly string[]): string[][] {
  const terms = nlp(words.join(' ').toLowerCase()).termList() as { tags?: ReadonlySet<string> }[];
  const isPreposition = (at: number) =>
    terms.length === words.length && terms[at]?.tags?.has('Preposition') === true;
  return words.flatMap((word, at) => {
    if (at < WORDS.least || !(FIGURE.test(word) || isPreposition(at))) return [];
    return [words.slice(0, NUMBER.test(word) ? at + 1 : at)];
  });
}

/** A title in capitals is read as words. */
function inWords(words: readonly string[]): string {
  const name = words.join(' ').replace(/[.!?,\s]+$/, '');
  const isShouted = words.length > 1 && !/\p{Ll}/u.test(name);
  return isShouted ? name.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase()) : name;
}
