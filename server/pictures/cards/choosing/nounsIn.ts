/** Which things a text names that can be shown, in the order in which they are said. Grammar tells where a noun is only an image. */
import { singulars } from '../../../text/words';
import { CLAUSE_END, taggedWords, type TaggedWord } from '../taggedWords';
import type { PictureNouns } from './pictureNouns';

export interface NamedThing {
  readonly picture: string;
  /** In the words that are spoken. */
  readonly said: string;
  /** Which words of the text it is: from the first up to the last. */
  readonly at: number;
  readonly until: number;
}

interface Word extends TaggedWord {
  /** In lower case, without marks and without an owner's 's. */
  readonly plain: string;
  /** A capital letter within a sentence: the name of something. */
  readonly isName: boolean;
  readonly endsClause: boolean;
}

/** After these, something is only compared: 'like a wolf', 'as a bone', 'larger than a house'. */
const COMPARING = new Set(['like', 'as', 'than']);
/** From this share of capital letters on they are a title's and say nothing of names. */
const TITLE = 0.6;

export function nounsIn(text: string, nouns: PictureNouns): NamedThing[] {
  const words = wordsIn(text);
  const found: NamedThing[] = [];
  for (let at = 0; at < words.length;) {
    const hit = longestAt(words, at, nouns);
    if (hit && isPlain(words, hit)) found.push(hit);
    at = (hit?.until ?? at) + 1;
  }
  return found;
}

function wordsIn(text: string): Word[] {
  const tagged = taggedWords(text);
  const isCapital = ({ text: own }: TaggedWord) => /^[^\p{L}]*\p{Lu}/u.test(own);
  const isTitle = tagged.filter(isCapital).length > Math.max(1, tagged.length * TITLE);
  return tagged.map((word, at) => {
    const begins = at === 0 || /[.!?:…]["'”’)]*$/.test(tagged[at - 1]?.text ?? '');
    return {
      ...word,
      plain: plainOf(word.text),
      isName: isCapital(word) && !begins && !isTitle,
      endsClause: CLAUSE_END.test(word.text),
    };
  });
}

const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/'s?(?=[^\p{L}]*$)/u, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/u)?.[0] ?? '';

function longestAt(words: readonly Word[], at: number, { byNoun, longest }: PictureNouns): NamedThing | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    if (own.slice(0, -1).some(({ endsClause }) => endsClause)) continue;
    const said = own.map(({ plain }) => plain).join(' ');
    const before = own
      .slice(0, -1)
      .map(({ plain }) => `${plain} `)
      .join('');
    for (const last of singulars(own.at(-1)?.plain ?? '')) {
      const form = before + last;
      const noun = byNoun.get(form);
      if (!noun || (own.some(({ isName }) => isName) && !noun.isName)) continue;
      if (length === 1 && !isNoun(own[0]) && !noun.isName) continue;
      return { picture: noun.picture, said, at, until: at + length - 1 };
    }
  }
  return null;
}

const isNoun = (word: Word | undefined) =>
  word !== undefined && word.tags.has('Noun') && !word.tags.has('Pronoun') && !word.tags.has('Verb');

/** It stands for itself: neither compared, nor said of something else, nor a part of another name. */
function isPlain(words: readonly Word[], { at, until }: NamedThing): boolean {
  const next = words[until]?.endsClause ? undefined : words[until + 1];
  // 'A sea of people', 'coffee table': what is named is the other thing.
  if (next?.plain === 'of' || (isNoun(next) && !next?.isName)) return false;
  let isSaid = true;
  for (let before = at - 1; before >= 0; before -= 1) {
    const word = words[before];
    if (!word || word.endsClause) return true;
    if (COMPARING.has(word.plain)) return false;
    // 'The guests are wolves': with nothing but its own words between.
    if (isSaid && word.tags.has('Copula')) return false;
    isSaid &&= OWN_WORDS.some((tag) => word.tags.has(tag));
  }
  return true;
}
const OWN_WORDS = ['Determiner', 'Adjective', 'Adverb', 'Possessive'];
