/** What is said, as running text: the words of all captions in paragraphs that end where a sentence and a breath do. [E7] */
import { endsSentence } from '../../../contract/video/phrases';
import { wordsOf } from '../../../contract/video/spokenWords';
import type { Caption } from '../selectors/captions.selectors';

export interface TranscriptWord {
  readonly text: string;
  /** ms of the video */
  readonly from: number;
  readonly to: number;
  readonly captionId: string;
}
export interface Paragraph {
  readonly from: number;
  readonly words: readonly TranscriptWord[];
}

/** Enough for a paragraph that is taken in at a glance. */
const PARAGRAPH_WORDS = 40;
const BREATH_MS = 1200;

const known = new WeakMap<Caption, readonly TranscriptWord[]>();
function spokenIn(caption: Caption): readonly TranscriptWord[] {
  const spoken =
    known.get(caption) ??
    wordsOf(caption).map(({ text, from, to }) => ({ text, from, to, captionId: caption.id }));
  known.set(caption, spoken);
  return spoken;
}

/** @param captions in order of time. */
export function paragraphsOf(captions: readonly Caption[]): Paragraph[] {
  const paragraphs: { from: number; words: TranscriptWord[] }[] = [];
  let lastEnd = 0;
  for (const caption of captions) {
    const spoken = spokenIn(caption);
    const paragraph = paragraphs.at(-1);
    const last = paragraph?.words.at(-1);
    const isFull = last && paragraph && paragraph.words.length >= PARAGRAPH_WORDS && endsSentence(last);
    if (!paragraph || isFull || caption.display.from - lastEnd > BREATH_MS)
      paragraphs.push({ from: caption.display.from, words: [...spoken] });
    else paragraph.words.push(...spoken);
    lastEnd = caption.display.to;
  }
  return paragraphs.filter(({ words }) => words.length > 0);
}
