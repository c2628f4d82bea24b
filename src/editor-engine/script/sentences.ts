/** The script as a person edits it: what the captions say, a sentence each, and which stretch of the video it has. [SC1] */
import { endsSentence } from '../../../contract/video/phrases';
import { joinWords, wordsOf, type SpokenWord } from '../../../contract/video/spokenWords';
import type { VideoData } from '../../../contract/video/videoData';
import { seenCaptions } from '../captions/captionRows';
import type { Caption } from '../selectors/captions.selectors';
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

interface Said extends SpokenWord {
  readonly isUnspoken: boolean;
}

const known = new WeakMap<Caption, readonly Said[]>();
function saidIn(caption: Caption): readonly Said[] {
  const isUnspoken = caption.details.unspoken === true;
  const said = known.get(caption) ?? wordsOf(caption).map((word) => ({ ...word, isUnspoken }));
  known.set(caption, said);
  return said;
}

const sentences = new WeakMap<VideoData, readonly ScriptSentence[]>();

/** In order of time. */
export function sentencesOf(data: VideoData): readonly ScriptSentence[] {
  const found = sentences.get(data) ?? parted(data);
  sentences.set(data, found);
  return found;
}

function parted(data: VideoData): readonly ScriptSentence[] {
  const groups: Said[][] = [];
  for (const word of seenCaptions(data).flatMap(saidIn)) {
    const group = groups.at(-1);
    if (!group || isParted(group, word)) groups.push([word]);
    else group.push(word);
  }
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
      isUnspoken: words.some(({ isUnspoken }) => isUnspoken),
    };
  });
}

/** Of a script without signs (a subtitle file, Thai): where somebody breathes, or when there is enough for one breath. */
const BREATH_MS = 1200;
const PAUSE_MS = 250;
const CHARACTERS = { enough: 240, most: 600 } as const;

function isParted(group: readonly Said[], next: Said): boolean {
  const last = group.at(-1);
  if (!last || endsSentence(last)) return true;
  const pauseMs = next.from - last.to;
  const characters = group.reduce((sum, { text }) => sum + text.length + 1, 0);
  return (
    pauseMs >= BREATH_MS ||
    characters >= CHARACTERS.most ||
    (characters >= CHARACTERS.enough && pauseMs >= PAUSE_MS)
  );
}

/** Where the picture changes in the pause between two sentences; else the middle of the pause. ms, whole. */
function boundary(before: readonly Said[], after: readonly Said[], cuts: readonly number[]): number {
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
