/** What a text speaks of that can be shown, in the order in which it is said. */
import { singulars } from '../../text/terms';
import { faintConcepts, plainConcepts } from './concepts/concepts';
import { asSaid, idioms, LONGEST_IDIOM } from './concepts/idioms';
import { names } from './concepts/names';
import { senses } from './concepts/senses';
import { aroundOf, cuesIn, meant, type Around, type Cues, type Surety } from './cues';
import { isImageAt, isLikened, isSaidToBe } from './images';
import { spokenNouns, type TaggedWord } from './spokenNouns';

export interface Spoken {
  readonly picture: string;
  readonly said: string;
  /** How plainly it is spoken of: 1 is a noun by itself. */
  readonly worth: number;
  /** Which word of the text it begins with. */
  readonly at: number;
  /** And which one it ends with. */
  readonly until: number;
  /** A comma, 'and' or 'or' stands before it, or before the words that belong to it. */
  readonly isJoined: boolean;
  /** Something else is only likened to it, measured by it or said to be it. */
  readonly isImage: boolean;
}

const WORTH = {
  phrase: 1.2,
  noun: 1,
  partOfAName: 0.75,
  likened: 0.45,
  saidToBe: 0.6,
  ofSomething: 0.6,
  denied: 0.8,
  faint: 0.5,
  far: 0.85,
  usual: 0.85,
} as const;
const LONGEST_PHRASE = 4;
/** How many words a denial reaches over. */
const REACH = 5;
/** How many of its own words may stand before a thing of a list: 'two good'. */
const OWN_WORDS = 3;
const DENYING = new Set(['no', 'not', 'without', 'nor', 'neither']);

/** Of what stands alone. */
const ALONE = aroundOf('', []);

/** @param around what tells which meaning of a word is meant, where the text itself does not. */
export function conceptsIn(text: string, around = ALONE): Spoken[] {
  const words = spokenNouns(text);
  const seen: Seen = { near: cuesIn(text), around };
  const found: Spoken[] = [];
  for (let start = 0; start < words.length;) {
    const idiom = idiomAt(words, start);
    const hit = idiom ? null : longestAt(words, start, seen);
    if (hit) found.push(hit.spoken);
    start += idiom || hit?.length || 1;
  }
  return found;
}

/** How many words a saying takes here; 0 when there is none. */
function idiomAt(words: readonly TaggedWord[], start: number): number {
  for (let length = Math.min(LONGEST_IDIOM, words.length - start); length > 1; length -= 1)
    if (idioms.has(asSaid(wordsAt(words, start, length)))) return length;
  return 0;
}

const wordsAt = (words: readonly TaggedWord[], start: number, length: number) =>
  words.slice(start, start + length).map(({ text }) => text);

interface Seen {
  readonly near: Cues;
  readonly around: Around;
}

function longestAt(words: readonly TaggedWord[], start: number, seen: Seen) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length -= 1) {
    const [first, last] = [words[start], words[start + length - 1]];
    if (
      !first ||
      !last ||
      (length > 1 && words.slice(start + 1, start + length).some((word) => word.isJoined))
    )
      continue;
    const phrase = wordsAt(words, start, length).join(' ');
    const forms = singulars(phrase);
    const isNamed = forms.some((form) => names.has(form));
    if (length === 1 && ((!first.isNoun && !isNamed) || (first.isName && !isNamed))) continue;
    const picture = pictureOf(forms, seen);
    if (!picture) continue;
    const worth = worthOf(words, start, length, picture.surety);
    const isJoined = joinedBefore(words, start);
    const isImage = isImageAt(words, start, length);
    return {
      length,
      spoken: { picture: picture.name, said: phrase, worth, at: first.at, until: last.at, isJoined, isImage },
    };
  }
  return null;
}

function pictureOf(forms: readonly string[], { near, around }: Seen) {
  for (const form of forms) {
    const ways = senses.get(form);
    if (ways) {
      const sense = meant(ways, form, near, around);
      return sense ? { name: sense.picture, surety: sense.surety } : null;
    }
    const plain = plainConcepts.get(form);
    if (plain) return { name: plain, surety: 'near' as const };
    const faint = faintConcepts.get(form);
    if (faint) return { name: faint, surety: 'faint' as const };
  }
  return null;
}

function worthOf(
  words: readonly TaggedWord[],
  start: number,
  length: number,
  surety: Surety | 'faint',
): number {
  if (surety === 'faint') return WORTH.faint;
  const before = words.slice(Math.max(0, start - REACH), start).map(({ text }) => text);
  const next = words[start + length];
  const full = length > 1 ? WORTH.phrase : next?.isNoun && !next.isJoined ? WORTH.partOfAName : WORTH.noun;
  const own = surety === 'near' ? full : Math.min(full, WORTH[surety]);
  if (isLikened(words, start)) return Math.min(own, WORTH.likened);
  // 'A coat of fat', 'a column of ash': what it is of is what is seen.
  if (length === 1 && next?.text === 'of') return Math.min(own, WORTH.ofSomething);
  if (isSaidToBe(words, start)) return Math.min(own, WORTH.saidToBe);
  return before.some((word) => DENYING.has(word)) ? Math.min(own, WORTH.denied) : own;
}

/** Also over its own small words: ', your photos'. */
function joinedBefore(words: readonly TaggedWord[], start: number): boolean {
  for (let at = start; at > Math.max(0, start - OWN_WORDS); at -= 1) {
    const word = words[at];
    if (!word || (at < start && (word.isNoun || word.isVerb))) return false;
    if (word.isJoined) return true;
  }
  return false;
}
