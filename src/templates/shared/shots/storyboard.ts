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

/** Gap-free from 0 to the end; empty when there is nothing to show. `pace` is how long a shot is beside the usual one. */
export function storyboard(
  props: TemplateProps,
  words: readonly SpokenWord[],
  durationMs: number,
  pace = 1,
): readonly Scene[] {
  if (durationMs <= 0) return [];
  const scenes = hasTimedMedia(props)
    ? bySentence(props, durationMs)
    : spreadOver(props, words, durationMs, pace);
  return onBeats(scenes, props.beats);
}

export const hasTimedMedia = ({ timed_image_urls, timed_video_urls }: TemplateProps) =>
  timed_image_urls.length + timed_video_urls.length > 0;

/** Each picture or clip from where its stretch begins until the next one's does. */
function bySentence(props: TemplateProps, durationMs: number): Scene[] {
  const startsOf = (spans: TemplateProps['timed_image_urls'], kind: 'image' | 'video') =>
    spans.map(([[start], src]) => ({ src, kind, atMs: secondsToMs(seconds(start)) as number }));
  const starts = [...startsOf(props.timed_image_urls, 'image'), ...startsOf(props.timed_video_urls, 'video')]
    .filter(({ atMs }) => atMs < durationMs)
    .toSorted((a, b) => a.atMs - b.atMs);
  return starts.flatMap(({ src, kind, atMs }, index) => {
    const from = index === 0 ? 0 : atMs;
    const to = starts[index + 1]?.atMs ?? durationMs;
    const media = kind === 'image' ? { kind, src } : { kind, src, trimFromMs: 0 };
    return to > from ? [{ shot: { from, to }, media }] : [];
  });
}

function spreadOver(
  props: TemplateProps,
  words: readonly SpokenWord[],
  durationMs: number,
  pace: number,
): Scene[] {
  const clips = props.videos.map((src) => ({ src, durationMs: clipMs(props, src) }));
  const ideal = idealShotMs(durationMs, props.images.length + clips.length, pace);
  const shots = cutShots(words, durationMs, ideal);
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
