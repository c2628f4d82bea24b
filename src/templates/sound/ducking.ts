/** Music makes room for the voice: down while somebody speaks, up again in the pauses. */
import { isCaption, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { wordsOf } from '../../../contract/video/spokenWords';
import type { Envelope, GainPoint } from './envelope';
import { faded } from './fades';

/** What remains of a ducked sound under a voice: -8 dB. */
export const DUCKED_GAIN = 0.4;
/** However loud it is turned up: 12 dB below a voice that is as loud as the music is. */
const MOST_DUCKED_GAIN = 0.25;
const DIVE_MS = 150;
const RISE_MS = 350;
/** Pauses shorter than a dive and a rise would only make the music pump. */
const BRIDGED_PAUSE_MS = 900;
const FADE_OUT_MS = 700;

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When somebody speaks: by the captions' words, shown or not; without any, while a voice item lasts. */
export function voiceSpans({ trackItemsMap, trackItemIds }: VideoData): Span[] {
  const voices = trackItemIds.flatMap((id) => {
    const item = trackItemsMap[id];
    return item?.type === 'audio' && !item.details.duck ? [item.display] : [];
  });
  if (voices.length === 0) return [];
  const spoken: Span[] = [];
  for (const item of Object.values(trackItemsMap))
    if (item.type === 'text' && isCaption(item.id)) spoken.push(...spokenIn(item));
  return mergeSpans(spoken.length > 0 ? spoken : voices);
}

const spans = new WeakMap<ItemOf<'text'>, readonly Span[]>();

/** A caption that did not change is not taken apart again. */
function spokenIn(item: ItemOf<'text'>): readonly Span[] {
  const known = spans.get(item) ?? mergeSpans(wordsOf(item));
  spans.set(item, known);
  return known;
}

export const sameSpans = (some: readonly Span[], others: readonly Span[]): boolean =>
  some === others ||
  (some.length === others.length &&
    some.every(({ from, to }, index) => others[index]?.from === from && others[index]?.to === to));

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from - last.to < BRIDGED_PAUSE_MS)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
}

/** What is left under a voice of a sound that is ducked. */
export const duckedTo = (gain: number): number => Math.min(gain * DUCKED_GAIN, MOST_DUCKED_GAIN);

/** The gain of an audio item over the video's own time. */
export function audioEnvelope({ details, display }: ItemOf<'audio'>, voices: readonly Span[]): Envelope {
  const volume = details.volume / 100;
  if (!details.duck) return faded([{ atMs: display.from, gain: volume }], display, details);
  const low = duckedTo(volume);
  const dips = voices.flatMap(({ from, to }): GainPoint[] => [
    { atMs: from - DIVE_MS, gain: volume },
    { atMs: from, gain: low },
    { atMs: to, gain: low },
    { atMs: to + RISE_MS, gain: volume },
  ]);
  const start = { atMs: Math.min(display.from, dips[0]?.atMs ?? 0) - 1, gain: volume };
  // Music ends in silence instead of breaking off, unless somebody said how.
  const { fadeIn, fadeOut = FADE_OUT_MS } = details;
  return faded([start, ...dips], display, { fadeIn, fadeOut });
}
