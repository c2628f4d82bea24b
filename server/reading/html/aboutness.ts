/** How far a text speaks of what a page names its product by. */
import type { PageDocument } from './defineSource';
import { oneLine, wordsOf } from './words';

const MOST_SITE = 20_000;
const LEAST_WORD = 4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const ENOUGH_WORDS = 6;
/** Of letters. */
const ENOUGH_PAIRS = 16;

/** How many of the words that the page names its product by a text has too, 0 to 1; the site's own words count nothing. */
export function aboutness({ $, structure, names }: PageDocument): (text: string) => number {
  const site = new Set(
    termsOf(
      $('nav, footer, header')
        .toArray()
        .filter((element) => structure.isSite(element))
        .map((element) => $(element).text())
        .join(' ')
        .slice(0, MOST_SITE),
    ),
  );
  const meta = $('meta[name="description"]').attr('content') ?? '';
  const headed = termsOf(structure.heading ? oneLine($(structure.heading).html()) : '');
  // A site that has a menu of all the words by which it names its product has none that are only its own.
  const isWhollySites = headed.every((word) => site.has(word));
  const own = new Set(
    termsOf([...names, meta].join(' ')).filter(
      (word) => !site.has(word) || (isWhollySites && headed.includes(word)),
    ),
  );
  const isUnspaced = [...own].some((word) => UNSPACED.test(word));
  const enough = Math.min(own.size, isUnspaced ? ENOUGH_PAIRS : ENOUGH_WORDS);
  return (text) => {
    if (enough === 0) return 1;
    const there = new Set(termsOf(text));
    return Math.min(1, [...own].filter((word) => there.has(word)).length / enough);
  };
}

/** Words that may say something; of scripts without spaces, two letters at a time. */
const termsOf = (text: string) =>
  wordsOf(text).flatMap((word) =>
    UNSPACED.test(word)
      ? [...word].slice(1).map((letter, at) => ([...word][at] ?? '') + letter)
      : word.length >= LEAST_WORD
        ? [word]
        : [],
  );
