/** Words as they are written, made of what recognisers tell: tokens, words without punctuation, names of sounds. */
import { lettersOf } from '../text/words';

export interface HeardWord {
  readonly text: string;
  /** Seconds from where the sound begins. */
  readonly start: number;
  readonly end: number;
}

/** Writings that put no space between words: there a token is a word. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Where spaces stand before words, as Whisper's tokens have them, what has none goes on with the word before. */
export function wholeWords(lists: readonly (readonly HeardWord[])[]): HeardWord[] {
  const isSpaced = lists.some((list) => list.some(({ text }) => /^\s/u.test(text)));
  return lists.flatMap((list) => {
    const words: HeardWord[] = [];
    for (const { text, start, end } of list) {
      const before = words.at(-1);
      if (before && goesOn(before.text, text, isSpaced))
        words[words.length - 1] = { text: before.text + text.trimEnd(), start: before.start, end };
      else if (text.trim()) words.push({ text: text.trim(), start, end });
    }
    return words;
  });
}

function goesOn(before: string, text: string, isSpaced: boolean): boolean {
  if (/^\s/u.test(text) || !text.trim()) return false;
  if (!lettersOf(text)) return true;
  return isSpaced && !SPACELESS.test(before.slice(-1)) && !SPACELESS.test(text.charAt(0));
}

/** What a recogniser puts between these is no word that was said: [BLANK_AUDIO], (laughs), ♪ music ♪, *coughs*. */
const SOUNDS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '♪': '♪', '*': '*' };

/** Longer than the name of any sound: a bracket that nothing closes by then is a slip, and its words were said. */
const NAME_WORDS = 8;

export function withoutSounds(words: readonly HeardWord[]): HeardWord[] {
  const said: HeardWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const end = soundEnd(words.slice(at, at + NAME_WORDS));
    if (end >= 0) at += end;
    else if (lettersOf(word.text)) said.push(word);
  }
  return said;
}

/** Which of the words closes what the first one opens; -1 where it opens nothing, or nothing closes it. */
function soundEnd(words: readonly HeardWord[]): number {
  const closing = SOUNDS[words[0]?.text.charAt(0) ?? ''];
  if (closing === undefined) return -1;
  return words.findIndex(({ text }, index) => {
    const bare = text.replace(/[.,!?]+$/u, '');
    return bare.endsWith(closing) && (index > 0 || bare.length > 1);
  });
}

/** How far ahead in the text a word is looked for. */
const AHEAD = 4;

/** OpenAI tells words without punctuation, and the text with it: a word is written as it stands there. */
export function writtenAs(words: readonly HeardWord[], text: string): HeardWord[] {
  const written = text.split(/\s+/u).filter((word) => lettersOf(word) !== '');
  let at = 0;
  return words.map((word) => {
    const own = lettersOf(word.text);
    const ahead = written.slice(at, at + AHEAD).findIndex((one) => lettersOf(one) === own);
    if (ahead < 0) return word;
    at += ahead + 1;
    return { ...word, text: written[at - 1] ?? word.text };
  });
}
