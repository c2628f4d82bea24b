/** Captions of what a clip says, when it says it faster or slower. [SC5] */
import { joinWords, wordsOf } from '../../../../contract/video/spokenWords';
import type { VideoData } from '../../../../contract/video/videoData';
import { captionsOver, isMuted, maySpeak } from '../../script/heardInClip';
import { voiceClips } from '../../script/voiceClips';
import { captionsOf, type Caption } from '../../selectors/captions.selectors';
import type { Span } from '../../selectors/placement.selectors';
import { captionWords } from '../shared/captionWords';
import { withKeyframesMoved, type Playing } from '../shared/itemTimes';
import type { Plan } from '../shared/plan';

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
const isIn = (span: Span, { from, to }: Span) => span.from >= from && span.to <= to;

/**
 * They keep to their words; what is no longer heard has no caption.
 * @param factor ms of the video in what was one before. @param until the clip's new end
 */
export function captionsAtSpeed(
  data: VideoData,
  clip: Playing,
  { factor, until }: { readonly factor: number; readonly until: number },
): Pick<Plan, 'removed'> & Required<Pick<Plan, 'rewritten'>> {
  const own = ownCaptions(data, clip);
  const { from } = clip.display;
  const next = captionsOf(data).find((caption) => caption.display.from >= from && !own.includes(caption));
  const end = Math.round(Math.min(until, next?.display.from ?? Infinity));
  const at = (ms: number) => Math.min(Math.round(from + (ms - from) * factor), end);
  const timed = own.map((caption) => ({ caption, now: captionAt(caption, at, factor) }));
  return {
    rewritten: timed.flatMap(({ now }) => now ?? []),
    removed: timed.flatMap(({ caption, now }) => (now ? [] : [caption.id])),
  };
}

/** What it alone says: over a voice-over captions are the voice's. */
function ownCaptions(data: VideoData, clip: Playing): readonly Caption[] {
  if (!maySpeak(clip) || isMuted(clip)) return [];
  const voices = voiceClips(data);
  return captionsOver(data, clip).filter(
    ({ display }) => isIn(display, clip.display) && !voices.some((voice) => overlap(voice.display, display)),
  );
}

function captionAt(caption: Caption, at: (ms: number) => number, factor: number): Caption | null {
  const { display, details } = caption;
  const words = wordsOf(caption);
  const said = words
    .map((word) => ({ ...word, from: at(word.from), to: at(word.to) }))
    .filter(({ from, to }) => to > from);
  const window = { from: at(display.from), to: at(display.to) };
  if (said.length === 0 || window.to <= window.from) return null;
  const retimed: Caption = {
    ...caption,
    display: { ...display, ...window },
    details: {
      ...details,
      text: said.length === words.length ? details.text : joinWords(said.map(({ text }) => text)),
      ...(details.words ? captionWords(said) : {}),
    },
  };
  return withKeyframesMoved(retimed, (atMs) => atMs * factor) as Caption;
}
