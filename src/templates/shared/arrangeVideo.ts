/** Lays a video out as timed items; what a template adds is its look. [T1] [T2] */
import type { TemplateName, TemplateProps } from '../../../contract/templateProps';
import { durationInFrames, framesToMs, seconds, secondsToMs } from '../../../contract/units';
import {
  AUDIO_TRACK,
  TEXT_TRACK,
  VISUAL_TRACK,
  type Animation,
  type ItemOf,
  type TrackItem,
  type TransitionName,
  type VideoData,
} from '../../../contract/videoData';
import { captionPages, toSpokenWords, type CaptionPage } from '../captions/captionPages';
import type { Shot } from './shots';
import { shotItem } from './shot.items';
import { musicItem, voiceItem } from './sound.items';
import { storyboard } from './storyboard';

/** What distinguishes one template's arithmetic from another's. */
export interface Look {
  readonly template: TemplateName;
  /** How shot `index` comes in; null shows it at once. */
  entrance(index: number): TransitionName | null;
  /** How a picture moves while it is shown. */
  movement(index: number, shot: Shot): Animation;
  caption(page: CaptionPage, index: number, props: TemplateProps): ItemOf<'text'>;
  /** Words beside the captions: a title, a topic. */
  labels(props: TemplateProps, durationMs: number): readonly ItemOf<'text'>[];
  /** One word at a time, whatever the props say. */
  readonly popWords?: boolean;
}

/**
 * The video lasts as long as its voice-over, rounded up to a whole frame. The specification's whole seconds
 * (rounded down) would cut the last words off, and the file must be within 0.2 s of the voice-over.
 */
export function arrangeVideo(look: Look, props: TemplateProps): VideoData {
  const { project_id: projectId, fps } = props;
  const spoken = durationInFrames(secondsToMs(seconds(props.voiceover_duration)), fps);
  const durationMs = framesToMs(spoken, fps);
  const words = toSpokenWords(props.captions);

  const visual = storyboard(props, words, durationMs).map((scene, index) =>
    shotItem(scene, index, look, props),
  );
  const oneByOne = look.popWords ?? props.pop_words;
  const pages = captionPages(words, { oneByOne, endMs: durationMs });
  const text = [
    ...look.labels(props, durationMs),
    ...pages.map((page, index) => look.caption(page, index, props)),
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
    template: look.template,
  };
}

const idsOf = (items: readonly TrackItem[]) => items.map(({ id }) => id);
