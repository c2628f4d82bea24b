/** Where a word stands for something else: 'like a wolf', 'the size of a suitcase', 'the kids are wolves', 'a chorus of complaints'. */
import { singulars } from '../../text/terms';
import type { TaggedWord } from './spokenNouns';

/** How many words each reaches over; a comma ends it sooner. */
const REACH: Readonly<Record<string, number>> = { like: 8, as: 3, than: 3 };
const LONGEST_REACH = Math.max(...Object.values(REACH));
/** How many words may stand between 'is a' and what it is: 'is a very strange ladder'. */
const OWN_WORDS = 2;
/** Before whom 'like' is what is felt: 'they like a cat'. */
const FEELING = new Set('i you we they who to would might may people do not'.split(' '));
/** What is measured by something: 'the weight of a truck'. */
const MEASURES = new Set('size shape weight length height width price speed that'.split(' '));
const BEING = new Set("is are was were becomes become became isn't aren't".split(' '));
const ARTICLES = new Set(['a', 'an']);
/** What holds, shows or counts what it is of is seen with it: 'a glass of wine', 'a photo of the room'. */
const HOLDING = new Set(
  (
    'glass cup mug bottle bowl box bag jar can tin pot pan spoon teaspoon tablespoon plate basket bucket barrel ' +
    'packet slice loaf bar drop grain pair bunch herd flock team photo photograph picture image map painting ' +
    'portrait drawing book page list letter song piece sheet roll bouquet kilo ton tank'
  ).split(' '),
);

/** 'The roof of the house', 'the trees of my village': a part, or one's own. */
const HAVING = new Set('the my your his her its our their this that each every these those'.split(' '));

export const isImageAt = (words: readonly TaggedWord[], start: number, length: number): boolean =>
  isLikened(words, start) || isSaidToBe(words, start) || isOfAnother(words, start, length);

/** 'Sharp as a knife', 'no larger than a bean', 'as if a wolf had come', 'the price of a suitcase'. */
export function isLikened(words: readonly TaggedWord[], start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - LONGEST_REACH); at -= 1) {
    const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
    if (!word || after?.isAfterPause) return false;
    if (MEASURES.has(word.text) && after?.text === 'of' && ARTICLES.has(words[at + 2]?.text ?? ''))
      return true;
    if (start - at <= (REACH[word.text] ?? 0)) return !isExample(before, word, after);
  }
  return false;
}

/** 'Such as bread', 'foods like bread': it is one of them. 'They like bread': it is no image at all. */
function isExample(
  before: TaggedWord | undefined,
  { text }: TaggedWord,
  after: TaggedWord | undefined,
): boolean {
  if (before?.text === 'such') return true;
  if (text !== 'like') return false;
  return FEELING.has(before?.text ?? '') || (isMany(before) && !ARTICLES.has(after?.text ?? ''));
}

/** 'Leaves are a letter': what something is said to be is seldom seen. */
export function isSaidToBe(words: readonly TaggedWord[], start: number): boolean {
  const before = words.slice(Math.max(0, start - OWN_WORDS - 2), start);
  const article = before.findLastIndex(({ text }) => ARTICLES.has(text));
  if (article < 0) return BEING.has(before.at(-1)?.text ?? '') && isMany(words[start]);
  return (
    BEING.has(before[article - 1]?.text ?? '') && before.slice(article + 1).every(({ isNoun }) => !isNoun)
  );
}

const isMany = (word: TaggedWord | undefined) => /[^s]s$/.test(word?.text ?? '');

/** 'A chorus of complaints': what it is of is meant. */
const isOfAnother = (words: readonly TaggedWord[], start: number, length: number): boolean =>
  length === 1 &&
  words[start + 1]?.text === 'of' &&
  !holds(words[start]?.text ?? '') &&
  !HAVING.has(words[start + 2]?.text ?? '');

const holds = (text: string) => singulars(text).some((form) => HOLDING.has(form));
