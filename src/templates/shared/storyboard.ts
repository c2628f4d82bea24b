/** What is seen when: pictures that belong to their sentences, else all media spread over the voice. */
import type { TemplateProps } from '../../../contract/templateProps';
import { secondsToMs, seconds } from '../../../contract/units';
import type { SpokenWord } from '../../../contract/spokenWords';
import { mediaForShots, type ShotMedia } from './mediaOrder';
import { cutShots, idealShotMs, type Shot } from './shots';

export interface Scene {
  readonly shot: Shot;
  readonly media: ShotMedia;
}

/** Gap-free from 0 to the end; empty when there is nothing to show. */
export function storyboard(
  props: TemplateProps,
  words: readonly SpokenWord[],
  durationMs: number,
): readonly Scene[] {
  if (durationMs <= 0) return [];
  return props.timed_image_urls.length > 0
    ? bySentence(props, durationMs)
    : spreadOver(props, words, durationMs);
}

/** Each picture from where its stretch begins until the next one's does. */
function bySentence({ timed_image_urls }: TemplateProps, durationMs: number): Scene[] {
  const starts = timed_image_urls
    .map(([[start], src]) => ({ src, atMs: secondsToMs(seconds(start)) as number }))
    .filter(({ atMs }) => atMs < durationMs)
    .toSorted((a, b) => a.atMs - b.atMs);
  return starts.flatMap(({ src, atMs }, index) => {
    const from = index === 0 ? 0 : atMs;
    const to = starts[index + 1]?.atMs ?? durationMs;
    return to > from ? [{ shot: { from, to }, media: { kind: 'image' as const, src } }] : [];
  });
}

function spreadOver(props: TemplateProps, words: readonly SpokenWord[], durationMs: number): Scene[] {
  const clips = props.videos.map((src) => ({ src, durationMs: clipMs(props, src) }));
  const ideal = idealShotMs(durationMs, props.images.length + clips.length);
  const shots = cutShots(words, durationMs, ideal);
  return mediaForShots(shots, props.images, clips).flatMap((media, index) => {
    const shot = shots[index];
    return shot ? [{ shot, media }] : [];
  });
}

function clipMs({ media_facts }: TemplateProps, src: string): number | null {
  const known = media_facts[src]?.duration_seconds;
  return known == null ? null : known * 1000;
}
