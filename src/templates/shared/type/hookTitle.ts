/** The first few words of a product's title: what a card can say at a glance. */
import { joinWords, splitWords } from '../../../../contract/video/spokenWords';
import { letterCount, signsOf } from '../../../../contract/video/letters';

/** Letters of the widest typeface, so that square ones count for more. */
const LETTERS = 42;
const SHORTEST = 3;

/** Shops write titles as lists: what comes before the first separator is the name. Empty when nothing fits. */
export function hookTitle(title: string): string {
  const name = title
    .split(/\s*[|,;:()[\]•·，、；：（）｜【】「」]\s*|\s+[-–—]\s+/u)
    .find((part) => letterCount(part.trim()) >= SHORTEST || /^\p{Extended_Pictographic}/u.test(part.trim()));
  const words: string[] = [];
  for (const word of splitWords(name ?? '')) {
    if (letterCount(joinWords([...words, word])) > LETTERS) break;
    words.push(word);
  }
  if (words.length === 0 && name) return cut(name);
  return joinWords(words).replace(/\s+(?:and|or|with|for|the|a|an|of|in|to|&)$/iu, '');
}

/** A single word that is longer than a title. */
const cut = (word: string): string => `${signsOf(word.trim()).slice(0, LETTERS).join('')}…`;
