/** The script as a person edits it: what the captions say, a sentence each, and which stretch of the video it has. [SC1] */
import { isUnspoken, saidSentences } from '../../../contract/video/saidSentences';
import { joinWords, type SpokenWord } from '../../../contract/video/spokenWords';
import type { VideoData } from '../../../contract/video/videoData';
import { seenCaptions } from '../captions/captionRows';
import { mainItems } from '../selectors/mainItems.selectors';

export interface ScriptSentence {
  readonly text: string;
  /** Its stretch of the video, the pauses around it shared with its neighbours. ms, whole. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly SpokenWord[];
  /** Nobody says it yet. */
  readonly isUnspoken: boolean;
}

const sentences = new WeakMap<VideoData, readonly ScriptSentence[]>();

/** In order of time. */
export function sentencesOf(data: VideoData): readonly ScriptSentence[] {
  const found = sentences.get(data) ?? parted(data);
  sentences.set(data, found);
  return found;
}

function parted(data: VideoData): readonly ScriptSentence[] {
  const groups = saidSentences(seenCaptions(data));
  // A caption that was cut short keeps its words.
  const inVideo = (ms: number) => Math.min(ms, Math.floor(data.duration));
  const cuts = mainItems(data).map(({ display }) => display.from);
  return groups.map((words, index): ScriptSentence => {
    const [before, after] = [groups[index - 1], groups[index + 1]];
    return {
      text: joinWords(words.map(({ text }) => text)),
      from: inVideo(before ? boundary(before, words, cuts) : Math.round(words[0]?.from ?? 0)),
      to: inVideo(after ? boundary(words, after, cuts) : Math.round(words.at(-1)?.to ?? 0)),
      words,
      isUnspoken: isUnspoken(words),
    };
  });
}

/** Where the picture changes in the pause between two sentences; else the middle of the pause. ms, whole. */
function boundary(
  before: readonly SpokenWord[],
  after: readonly SpokenWord[],
  cuts: readonly number[],
): number {
  const [end, start] = [before.at(-1)?.to ?? 0, after[0]?.from ?? 0];
  if (start <= end) return Math.round(start);
  const cut = cuts.find((at) => at >= end && at <= start);
  return Math.round(cut ?? (end + start) / 2);
}

/** What the sentences of a stretch say; null where the stretch cuts one in two. */
export function saidBetween(data: VideoData, from: number, to: number): string | null {
  const all = sentencesOf(data);
  if (all.some((one) => [from, to].some((at) => one.from < at && at < one.to))) return null;
  return joinWords(all.filter((one) => one.from >= from && one.to <= to).map(({ text }) => text));
}
