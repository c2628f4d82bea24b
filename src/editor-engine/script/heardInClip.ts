/** What is said in a clip, in the video's time: of its words those that are heard in the stretch that it shows. Pure. [SC5] */
import { mediaName } from '../../../contract/mediaAddress';
import { wordsOf, type SpokenWord } from '../../../contract/video/spokenWords';
import { isBackgroundMusic, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { isPlaying, loops, sourceStart, speedOf, type Playing } from '../plugins/shared/itemTimes';
import { captionsOf, type Caption } from '../selectors/captions.selectors';
import type { Span } from '../selectors/placement.selectors';
import { isVoiceClip } from './voiceClips';

/** A clip or a sound of a person's own in which somebody may speak: the voice-over has its words, music says none. */
export const maySpeak = (item: TrackItem): item is Playing =>
  isPlaying(item) &&
  !isVoiceClip(item) &&
  !isBackgroundMusic(item.id) &&
  !loops(item) &&
  mediaName(item.details.src).startsWith('media:');

/** A clip is silent until somebody turns it up. */
export const isMuted = ({ details }: Playing): boolean => details.volume === 0;

/** ms of the video, whole. */
export const shownStretch = ({ display }: TrackItem, { duration }: VideoData): Span => ({
  from: Math.round(display.from),
  to: Math.round(Math.min(display.to, duration)),
});

const middleOf = ({ from, to }: Span) => (from + to) / 2;
const isWithin = (word: Span, { from, to }: Span) => middleOf(word) >= from && middleOf(word) < to;

/** @param words in ms of the clip's file, in order. Each goes by its middle, and lasts a ms at least. */
export function heardInClip(item: TrackItem, words: readonly SpokenWord[], stretch: Span): SpokenWord[] {
  const at = (ms: number) => item.display.from + (ms - sourceStart(item)) / speedOf(item);
  const heard: SpokenWord[] = [];
  for (const { text, from, to } of words) {
    const word = { from: at(from), to: at(to) };
    if (!isWithin(word, stretch)) continue;
    const begun = Math.max(Math.round(word.from), heard.at(-1)?.to ?? stretch.from);
    const ended = Math.min(Math.max(Math.round(word.to), begun + 1), stretch.to);
    if (ended > begun) heard.push({ text, from: begun, to: ended });
  }
  return heard;
}

/** The captions that say something while it is shown. */
export const captionsOver = (data: VideoData, item: TrackItem): readonly Caption[] => {
  const stretch = shownStretch(item, data);
  return captionsOf(data).filter((caption) => wordsOf(caption).some((word) => isWithin(word, stretch)));
};
