/** A script as sentences of written words, each with what is said for it. */
import { PICTOGRAPHS, withoutPictographs } from '../../../contract/video/pictographs';
import { endsSentence as hasItsSign } from '../../../contract/video/phrases';
import { lexicon } from './lexicon';
import { phonesIn } from './neighbours';
import { pauseBehind, withLists, type PauseKind } from './pauses';
import { spokenForm } from './spokenForm';
import { transliterated } from './transliteration';

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
  /** Words in other letters: read by their sound, or, where that is unknown, part of the text of the word before. */
  readonly unreadable: number;
}

/** The engine takes a whole sentence at once: a longer one is breathed in. */
const LONGEST_SENTENCE = 40;
const PICTOGRAPH = new RegExp(`[${PICTOGRAPHS}]`, 'gu');
const KEPT_SIGNS = /[©®™]/gu;
const FOLDS: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', þ: 'th', ı: 'i',
  '‘': "'", '’': "'", '“': '"', '”': '"', '″': '"', '–': '-', '—': '-', '‑': '-', '−': '-', '…': '...', '⁄': '/',
}; // prettier-ignore

const folded = (text: string) =>
  text
    .replace(/[^\0-\x7f]/g, (letter) => FOLDS[letter] ?? letter)
    .replace(
      /(\d)?([½¼¾⅓⅔⅛⅜⅝⅞])/g,
      (_, whole: string | undefined, sign: string) => (whole ? `${whole}_` : '') + sign.normalize('NFKD'),
    )
    .replaceAll('⁄', '/')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/** Signs before a number say more than a sign. */
const signed = (text: string) => lexicon().prefixes[/^[("'“]*([~≈±<>≤≥])(?=\d|$)/.exec(text)?.[1] ?? ''];

const bare = (text: string) =>
  text
    .replace(/^[^\p{L}\p{N}$€£₹¥#.&+=@%×°-]+|[^\p{L}\p{N}$€£₹¥¢&+=@%×°"/#]+$/gu, '')
    .replace(/^-(?!\d)|^\.(?!\d)|(?<!\d)"$|(?<!\bw)\/$/g, '');

const plainOf = (text: string) => transliterated(bare(folded(text))).replace(/[^\0-\x7f€£₹¥¢°×]/g, '');
const MAY_GO_ON = /^(?:[ap]\.m|\w\.\w|etc|inc|ltd|co|corp|jr|sr|ave|blvd|rd|st|dr)\.$/i;

/** In any writing; an abbreviation's stop ends none. */
export const endsSentence = (text: string) =>
  hasItsSign({ text }) && !lexicon().abbreviations.has(bare(folded(text)).toLowerCase());

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
    // What is not spoken leaves its place, so that each word finds its own among them.
    const said = line.replace(PICTOGRAPH, (sign) => sign.match(KEPT_SIGNS)?.[0] ?? ' '.repeat(sign.length));
    const phones = phonesIn(said);
    const written = [...said.matchAll(/\S+/g)].map(({ index, 0: text }) => ({
      index,
      text,
      plain: plainOf(text),
    }));
    if (written.length === 0) showWithLast(sentences, line.trim());
    for (const [at, { index, text, plain }] of written.entries()) {
      const shown = shownIn(line, at === 0 ? 0 : index, written[at + 1]?.index);
      const { text: next = '', plain: after = '' } = written[at + 1] ?? {};
      const sign = signed(text);
      const spoken = [
        ...(sign?.split(' ') ?? []),
        ...spokenForm(plain, {
          before: written[at - 1]?.plain ?? '',
          after,
          inPhone: phones.some(({ from, to }) => index < to && index + text.length > from),
        }),
      ];
      if (isForeign(text, spoken)) unreadable++;
      if (spoken.length > 0) words.push({ text: shown, spoken, pause: pauseBehind(text) });
      else joinToLast(words, shown, /\s/u.test(line[index - 1] ?? ' ') ? ' ' : '');
      // Behind p.m. and Inc. a sentence may go on.
      const goesOn = MAY_GO_ON.test(text) && /^\p{Ll}/u.test(next);
      if ((endsSentence(text) && !goesOn) || words.length >= LONGEST_SENTENCE) finish();
    }
    finish(true);
  }
  return { sentences, unreadable };
}

const sentenceOf = (words: readonly WrittenWord[], ending: PauseKind): Sentence => ({
  words: withLists(words),
  isQuestion: /\?["')\]]*$/.test(withoutPictographs(words.at(-1)?.text ?? '')),
  ending,
});

/** A sentence that is too long for one breath goes on behind a short one. */
const endingOf = (text: string): PauseKind => {
  const [sign] = /[.!?](?=["')\]”’]*$)/.exec(withoutPictographs(text)) ?? [];
  return sign === '?' ? 'question' : sign === '!' ? 'exclamation' : sign === '.' ? 'sentence' : 'comma';
};

function endParagraph(sentences: Sentence[]): void {
  const last = sentences.pop();
  if (last) sentences.push({ ...last, ending: 'paragraph' });
}

const isForeign = (text: string, spoken: readonly string[]) =>
  spoken.length === 0 ? /\p{L}/u.test(text) : /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text);

/** A lone dash or bullet is not a word: it stays with the word before it, and is heard as a pause. */
function joinToLast(words: WrittenWord[], text: string, between: string): void {
  const last = words.pop();
  if (!last) return;
  const pause = between === '' ? last.pause : 'dash';
  words.push({ ...last, text: `${last.text}${between}${text}`, pause });
}

/** A word with the emoji around it. */
const shownIn = (line: string, from: number, to: number | undefined): string =>
  line.slice(from, to).trim().replace(/\s+/gu, ' ');

/** A line of emoji alone stands behind what is said before it. */
function showWithLast(sentences: Sentence[], shown: string): void {
  const sentence = sentences.at(-1);
  const last = sentence?.words.at(-1);
  if (!sentence || !last || shown === '') return;
  const words = [...sentence.words.slice(0, -1), { ...last, text: `${last.text} ${shown}` }];
  sentences[sentences.length - 1] = { ...sentence, words };
}
