/** The script of a video: its sentences, parted at its scenes. [E7] */
import { countWords } from '../../../contract/scripts/countWords';
import { spokenSeconds } from '../../../contract/scripts/spokenSeconds';
import type { VideoData } from '../../../contract/video/videoData';
import { sentencesOf, type ScriptSentence } from '../script/sentences';
import { itemsOfKind } from '../selectors/mainItems.selectors';

export interface Scene {
  /** Where its first word is said, as its caption has it; its picture may change a little before or after. ms */
  readonly from: number;
  readonly sentences: readonly ScriptSentence[];
  readonly words: number;
}

/** Of a sentence: pictures change on a beat, a little before or after it begins. */
const BEGINNING = 0.3;

/** A scene is what is said while a main picture or clip is there; what comes before the first belongs to it. */
export function scenesOf(data: VideoData): Scene[] {
  const starts = itemsOfKind(data, 'main').map(({ display }) => display.from);
  const scenes = new Map<number, ScriptSentence[]>();
  for (const sentence of sentencesOf(data)) {
    const begun = sentence.from + BEGINNING * (sentence.to - sentence.from);
    const start = starts.findLast((at) => at <= begun) ?? starts[0] ?? 0;
    scenes.set(start, [...(scenes.get(start) ?? []), sentence]);
  }
  return [...scenes].map(([start, sentences]) => ({
    from: sentences[0]?.words[0]?.from ?? start,
    sentences,
    words: sentences.reduce((sum, { text }) => sum + countWords(text), 0),
  }));
}

/**
 * How much longer this video takes for what it says than is foretold of its text: its voice, its speed, its pauses.
 * 1 where nothing is spoken.
 */
export function slownessOf(data: VideoData): number {
  const said = sentencesOf(data).filter(({ isUnspoken }) => !isUnspoken);
  const usual = said.reduce((sum, { text }) => sum + spokenMs(text), 0);
  const took = said.reduce((sum, { from, to }) => sum + to - from, 0);
  return usual > 0 && took > 0 ? took / usual : 1;
}

/** Of a text that nobody has said. */
export const spokenMs = (text: string, slowness = 1): number => spokenSeconds(text) * 1000 * slowness;
