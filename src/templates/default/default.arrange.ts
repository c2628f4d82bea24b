/** The template `default`: pictures cut to the voice, moving gently, with captions word by word. [T1] [T2] */
import type { TemplateProps } from '../../../contract/templateProps';
import { framesToMs, durationInFrames, seconds, secondsToMs } from '../../../contract/units';
import {
  AUDIO_TRACK,
  TEXT_TRACK,
  VISUAL_TRACK,
  type TrackItem,
  type VideoData,
} from '../../../contract/videoData';
import { captionPages, toSpokenWords } from '../captions/captionPages';
import { captionItem, titleItem } from './defaultText.items';
import { shotItem } from './defaultShot.items';
import { musicItem, voiceItem } from './defaultSound.items';
import { mediaForShots } from './mediaOrder';
import { cutShots, idealShotMs } from './shots';

/**
 * The video lasts as long as its voice-over, rounded up to a whole frame. The specification's whole seconds
 * (rounded down) would cut the last words off, and the file must be within 0.2 s of the voice-over.
 */
export function arrangeDefault(props: TemplateProps): VideoData {
  const { project_id: projectId, fps } = props;
  const spoken = durationInFrames(secondsToMs(seconds(props.voiceover_duration)), fps);
  const durationMs = framesToMs(spoken, fps);
  const words = toSpokenWords(props.captions);

  const clips = props.videos.map((src) => ({ src, durationMs: clipMs(props, src) }));
  const ideal = idealShotMs(durationMs, props.images.length + clips.length);
  const shots = durationMs > 0 ? cutShots(words, durationMs, ideal) : [];
  const media = mediaForShots(shots, props.images, clips);
  const visual = media.flatMap((shown, index) => {
    const shot = shots[index];
    return shot ? [shotItem(shown, shot, index, props)] : [];
  });

  const pages = captionPages(words, { oneByOne: props.pop_words, endMs: durationMs });
  const text = [
    ...titleItem(props, durationMs),
    ...pages.map((page, index) => captionItem(page, index, props)),
  ];
  const audio = durationMs > 0 ? [voiceItem(props, durationMs), ...musicItem(props, durationMs)] : [];

  const items = [...visual, ...text, ...audio];
  return {
    projectId,
    duration: durationMs,
    fps,
    size: { width: props.width, height: props.height },
    tracks: [
      { id: VISUAL_TRACK, items: idsOf(visual) },
      { id: TEXT_TRACK, items: idsOf(text) },
      { id: AUDIO_TRACK, items: idsOf(audio) },
    ],
    trackItemIds: idsOf(items),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    template: 'default',
  };
}

const idsOf = (items: readonly TrackItem[]) => items.map(({ id }) => id);

function clipMs({ media_facts }: TemplateProps, src: string): number | null {
  const known = media_facts[src]?.duration_seconds;
  return known == null ? null : known * 1000;
}
