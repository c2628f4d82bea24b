/** One subtitle: a text and when it stands. */
import { isCaption, type VideoData } from '../videoData';

export interface Cue {
  /** ms of the video, whole. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}
/** As it stands in a file. */
export interface ReadCue extends Cue {
  /** Counted from 1. */
  readonly line: number;
}

/** As many as a caption may have. */
export const TEXT_CHARACTERS = 5000;

/** A subtitle cannot hold an empty line: it would end there. */
const tidy = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** The captions in order of time: those that are shown, or all where captions are switched off. [E6] */
export function captionCues({ trackItemsMap, trackItemIds }: VideoData): Cue[] {
  const captions = Object.values(trackItemsMap).filter((item) => isCaption(item.id));
  const on = new Set(trackItemIds);
  const shown = captions.filter(({ id }) => on.has(id));
  return (shown.length > 0 ? shown : captions)
    .flatMap((item): Cue[] => {
      if (item.type !== 'text') return [];
      const { from, to } = item.display;
      return [{ from: Math.round(from), to: Math.round(to), text: tidy(item.details.text) }];
    })
    .filter(({ from, to, text }) => to > from && text !== '')
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** What of the cues a video of that length can show. */
export const cuesWithin = (cues: readonly Cue[], durationMs: number): Cue[] =>
  cues.flatMap((cue) => (cue.from < durationMs ? [{ ...cue, to: Math.min(cue.to, durationMs) }] : []));
