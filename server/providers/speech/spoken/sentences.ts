/** A script as sentences of written words, each with what is said for it. */
import { ABBREVIATIONS } from './lexicon';
import { pauseBehind, withLists, type PauseKind } from './pauses';
import { spokenForm } from './spokenForm';

export interface WrittenWord {
  /** As it stands in the script, punctuation included. */
  readonly text: string;
  /** At least one word. */
  readonly spoken: readonly string[];
  /** What the reader is silent for behind it, within the sentence. */
  readonly pause: PauseKind | null;
}

export interface Sentence {
  readonly words: readonly WrittenWord[];
  readonly isQuestion: boolean;
  /** What follows it. */
  readonly ending: PauseKind;
}

export interface ReadScript {
  readonly sentences: readonly Sentence[];
  /** Words in letters that the engine cannot read; they stand in the text of the word before them. */
  readonly unreadable: number;
}

/** The engine takes a whole sentence at once: a longer one is breathed in. */
const LONGEST_SENTENCE = 40;
const PICTOGRAPHS =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200d\ufe0f\u20e3]/gu;
const KEPT_SIGNS = /[©®™]/gu;
const FOLDS: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', þ: 'th', ı: 'i',
  '‘': "'", '’': "'", '“': '"', '”': '"', '″': '"', '–': '-', '—': '-', '‑': '-', '−': '-', '…': '...', '⁄': '/',
}; // prettier-ignore

const folded = (text: string) =>
  text
    .replace(/[^\0-\x7f]/g, (letter) => FOLDS[letter] ?? letter)
    .replace(/[½¼¾⅓⅔]/g, (sign) => sign.normalize('NFKD'))
    .replaceAll('⁄', '/')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

const bare = (text: string) =>
  text
    .replace(/^[^\p{L}\p{N}$€£₹¥#.&+=@%×°-]+|[^\p{L}\p{N}$€£₹¥&+=@%×°"/]+$/gu, '')
    .replace(/^-(?!\d)|^\.(?!\d)|(?<!\d)"$|(?<!\bw)\/$/g, '');

export const endsSentence = (text: string) =>
  /[.!?]["')\]]*$/.test(folded(text)) && !ABBREVIATIONS.has(bare(folded(text)).toLowerCase());

export function readScript(script: string): ReadScript {
  const sentences: Sentence[] = [];
  let words: WrittenWord[] = [];
  let unreadable = 0;
  const finish = (isParagraphEnd = false) => {
    const last = words.at(-1);
    if (last) sentences.push(sentenceOf(words, isParagraphEnd ? 'paragraph' : endingOf(last.text)));
    else if (isParagraphEnd) endParagraph(sentences);
    words = [];
  };
  for (const line of script.split(/\n+/)) {
    let before = '';
    for (const text of line.replace(PICTOGRAPHS, (sign) => sign.match(KEPT_SIGNS)?.[0] ?? ' ').split(/\s+/)) {
      if (!text) continue;
      const plain = bare(folded(text));
      const readable = plain.replace(/[^\0-\x7f€£₹¥°×]/g, '');
      const spoken = spokenForm(readable, { afterNumber: /^[\d.,]+$/.test(before) });
      before = plain;
      if (spoken.length > 0) words.push({ text, spoken, pause: pauseBehind(text) });
      else {
        if (/\p{L}/u.test(text)) unreadable++;
        joinToLast(words, text);
      }
      if (endsSentence(text) || words.length >= LONGEST_SENTENCE) finish();
    }
    finish(true);
  }
  return { sentences, unreadable };
}

const sentenceOf = (words: readonly WrittenWord[], ending: PauseKind): Sentence => ({
  words: withLists(words),
  isQuestion: /\?["')\]]*$/.test(words.at(-1)?.text ?? ''),
  ending,
});

/** A sentence that is too long for one breath goes on behind a short one. */
const endingOf = (text: string): PauseKind => {
  const [sign] = /[.!?](?=["')\]”’]*$)/.exec(text) ?? [];
  return sign === '?' ? 'question' : sign === '!' ? 'exclamation' : sign === '.' ? 'sentence' : 'comma';
};

function endParagraph(sentences: Sentence[]): void {
  const last = sentences.pop();
  if (last) sentences.push({ ...last, ending: 'paragraph' });
}

/** A lone dash or bullet is not a word: it stays with the word before it, and is heard as a pause. */
function joinToLast(words: WrittenWord[], text: string): void {
  const last = words.pop();
  if (last) words.push({ ...last, text: `${last.text} ${text}`, pause: 'dash' });
}
