/** What we say around quotes: it claims nothing of a product. */
import { readFrames, type LanguageFrames } from '../quoting/frames';
import { sentencesOf } from '../../text/sentences';
import type { ClaimWords } from './claimWords';

/** The words of ours in a sentence, in lower case; none where it is not one of our lines. */
export type OwnLines = (sentence: string, words: ClaimWords) => ReadonlySet<string>;

interface OwnLine {
  /** In lower case, around what is filled in. */
  readonly begin: string;
  readonly end: string;
  /** Nothing is filled in. */
  readonly isWhole: boolean;
  readonly words: ReadonlySet<string>;
}
const PLACE = /\{\w+\}/g;
const NONE: ReadonlySet<string> = new Set();

/** Throws a `ContentError` where a file of `frames/` is not as it must be. */
export function readOwnLines(contentDir: string): OwnLines {
  const frames = readFrames(contentDir);
  const known = new Map<string, readonly OwnLine[]>();
  const linesIn = (words: ClaimWords) => {
    const { language } = words;
    const written = frames.get(language);
    let lines = known.get(language);
    if (!lines) known.set(language, (lines = written ? linesOf(written, words) : []));
    return lines;
  };
  return (sentence, words) => {
    const said = sentence.toLowerCase();
    return (
      linesIn(words).find(
        ({ begin, end, isWhole }) =>
          (isWhole ? said === begin : said.length >= begin.length + end.length) &&
          said.startsWith(begin) &&
          said.endsWith(end),
      )?.words ?? NONE
    );
  };
}

function linesOf(
  { counts, audience, tones, frames }: LanguageFrames,
  { abbreviations }: ClaimWords,
): OwnLine[] {
  const spoken = [
    audience,
    ...Object.values(tones).flatMap(({ hook, closing }) => [...hook, ...closing]),
    ...Object.values(frames).flatMap(({ hook, opening, joints, after, closing }) =>
      [hook, opening, joints, after, closing].flat(),
    ),
  ];
  const filled = spoken.flatMap((line) =>
    line.includes('{count}') ? counts.map((count) => line.replace('{count}', count)) : [line],
  );
  const sentences = new Set(
    filled.flatMap((line) => sentencesOf(line, abbreviations).map(({ text }) => text.toLowerCase())),
  );
  return [...sentences].flatMap((text) => {
    const [begin = '', ...rest] = text.split(PLACE).map((part) => part.trim());
    const words = new Set(text.replace(PLACE, ' ').match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []);
    return words.size > 0 ? [{ begin, end: rest.at(-1) ?? '', words, isWhole: rest.length === 0 }] : [];
  });
}
