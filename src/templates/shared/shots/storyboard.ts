/** What is seen when: pictures that belong to their sentences, else all media spread over the voice. */
import type { TemplateProps } from '../../../../contract/video/templateProps';
import { secondsToMs, seconds } from '../../../../contract/units';
import type { SpokenWord } from '../../../../contract/video/spokenWords';
import { mediaForShots, type ShotMedia } from './mediaOrder';
import { onBeat } from './rhythm';
import { cutShots, idealShotMs, type Shot } from './shots';

export interface Scene {
  readonly shot: Shot;
  readonly media: ShotMedia;
}

export interface Board {
  /** ms. */
  readonly duration: number;
  /** From when a last card covers what is shown, in ms: no shot begins there; the video's end where there is none. */
  readonly covered: number;
  /** How long a shot is beside the usual one. */
  readonly pace?: number | undefined;
}
/** ms that a shot needs before it is covered: what comes in with the card would be seen for the way of both. */
const SEEN_LEAST_MS = 600;

/** Gap-free from 0 to the end; empty when there is nothing to show. */
export function storyboard(
  props: TemplateProps,
  words: readonly SpokenWord[],
  board: Board,
): readonly Scene[] {
  if (board.duration <= 0) return [];
  const scenes = hasTimedMedia(props) ? bySentence(props, board) : spreadOver(props, words, board);
  return onBeats(scenes, props.beats);
}

export const hasTimedMedia = ({ timed_image_urls, timed_video_urls }: TemplateProps) =>
  timed_image_urls.length + timed_video_urls.length > 0;

/** Each picture or clip from where its stretch begins until the next one's does. */
function bySentence(props: TemplateProps, { duration, covered }: Board): Scene[] {
  const startsOf = (spans: TemplateProps['timed_image_urls'], kind: 'image' | 'video') =>
    spans.map(([[start], src]) => ({ src, kind, atMs: secondsToMs(seconds(start)) as number }));
  const starts = [...startsOf(props.timed_image_urls, 'image'), ...startsOf(props.timed_video_urls, 'video')]
    .filter(({ atMs }) => atMs < duration)
    .toSorted((a, b) => a.atMs - b.atMs)
    .filter(({ atMs }, index) => index === 0 || covered === duration || atMs < covered - SEEN_LEAST_MS);
  return starts.flatMap(({ src, kind, atMs }, index) => {
    const from = index === 0 ? 0 : atMs;
    const to = starts[index + 1]?.atMs ?? duration;
    const media = kind === 'image' ? { kind, src } : { kind, src, trimFromMs: 0 };
    return to > from ? [{ shot: { from, to }, media }] : [];
  });
}

function spreadOver(
  props: TemplateProps,
  words: readonly SpokenWord[],
  { duration, covered, pace = 1 }: Board,
): Scene[] {
  const clips = props.videos.map((src) => ({ src, durationMs: clipMs(props, src) }));
  const ideal = idealShotMs(covered, props.images.length + clips.length, pace);
  // The last one goes on beneath the card.
  const shots = cutShots(words, covered, ideal).map((shot) =>
    shot.to === covered ? { ...shot, to: duration } : shot,
  );
  return mediaForShots(shots, props.images, clips).flatMap((media, index) => {
    const shot = shots[index];
    return shot ? [{ shot, media }] : [];
  });
}

/** A cut moves to a beat that is near, as long as what it parts stays long enough to be seen. */
function onBeats(scenes: readonly Scene[], beats: readonly number[] = []): readonly Scene[] {
  if (beats.length === 0) return scenes;
  const cuts = scenes.slice(1).map(({ shot }) => onBeat(shot.from, beats));
  return scenes.map(({ media, shot }, index) => ({
    media,
    shot: { from: cuts[index - 1] ?? shot.from, to: cuts[index] ?? shot.to },
  }));
}

function clipMs({ media_facts }: TemplateProps, src: string): number | null {
  const known = media_facts[src]?.duration_seconds;
  return known == null ? null : known * 1000;
}
