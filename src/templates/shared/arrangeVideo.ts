/** Lays a video out as timed items; what a template adds is its look. [T1] [T2] */
import type { Part } from '../../../contract/video/itemDetails';
import type { TemplateProps } from '../../../contract/video/templateProps';
import { durationInFrames, framesToMs, seconds, secondsToMs } from '../../../contract/units';
import {
  AUDIO_TRACK,
  TEXT_TRACK,
  VISUAL_TRACK,
  type ItemOf,
  type TrackItem,
  type VideoData,
} from '../../../contract/video/videoData';
import { captionPages, toSpokenWords } from '../../../contract/video/captionPages';
import { unitOf } from '../canvas/canvas';
import { cropped } from '../paint/footage/cropped';
import { partOn } from '../paint/stand/stand';
import { standOf } from '../paint/stand/stands';
import { closingItems } from './closing/closing.items';
import { closingSpan, isBeneath } from './closing/closingSpan';
import { labelClosing } from './closing/labelClosing';
import { isLight } from './colour';
import { calmPalette, litColourOf, paletteOf, type Palette } from './palette';
import type { Look } from './look';
import { clearOfWords } from './shots/clearOfWords';
import { shotItem, type ShotItem } from './shots/shot.items';
import { musicItem, voiceItem } from './sound.items';
import { hasTimedMedia, storyboard, type Scene } from './shots/storyboard';
import { clearOfSubject } from './type/clearOfSubject';
import { captionOnCard, captionOnBackground, backgroundItems, unbroken } from './type/textCards.items';

/**
 * The video lasts as long as its voice-over, rounded up to a whole frame. The specification's whole seconds
 * (rounded down) would cut the last words off, and the file must be within 0.2 s of the voice-over.
 */
export function arrangeVideo(look: Look, props: TemplateProps): VideoData {
  const { project_id: projectId, fps } = props;
  const spoken = durationInFrames(secondsToMs(seconds(props.voiceover_duration)), fps);
  const durationMs = framesToMs(spoken, fps);
  const words = toSpokenWords(props.captions);

  const palette = paletteOf(props, look.palette ?? calmPalette);

  const oneByOne = look.popWords ?? props.pop_words;
  const pages = captionPages(words, { oneByOne, endMs: durationMs });
  const span = closingSpan(props, pages, durationMs);
  const board = storyboard(props, words, {
    ...{ duration: durationMs, covered: span?.from ?? durationMs, pace: look.pace },
  });
  const scenes = look.opening && !hasTimedMedia(props) ? look.opening(board) : board;
  const isBare = scenes.length === 0;
  const canvas = { size: { width: props.width, height: props.height }, template: look.template };
  const shots = scenes.map((scene, index) =>
    dressed(shotItem(scene, index, look, props), index, { look, palette }),
  );
  const above = (look.aboveTitle ?? 0) * unitOf(props);
  const labels = look
    .labels(props, span?.from ?? durationMs, palette)
    .map((label) => clearOfSubject(label, { shots, canvas, above }));
  const visual = isBare
    ? backgroundItems(props, words, durationMs, { look, palette })
    : shots.map((shot) => clearOfWords(shot, labels, canvas));
  const captions = (isBare ? unbroken(pages, durationMs) : pages)
    .map((page, index) => look.caption(page, index, props))
    .map((item) => {
      if (isBeneath(span, item) || (look.showsPlainBackgrounds && isOnLight(item, scenes, props)))
        return captionOnCard(item);
      return isBare ? captionOnBackground(item, props) : item;
    })
    .map((item) => inBrandColour(item, props));
  const text = [
    ...labels,
    ...(span
      ? closingItems(props, {
          closing: (look.closing ?? labelClosing)(palette, props, lookedAtLast(span.to, shots, canvas)),
          span,
          captions,
        })
      : []),
    ...captions,
  ];
  const audio = durationMs > 0 ? [...voiceItem(props, durationMs), ...musicItem(props, durationMs)] : [];

  const items = [...visual, ...text, ...audio];
  return {
    projectId,
    duration: durationMs,
    fps,
    size: canvas.size,
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

const isOnLight = (
  { display }: ItemOf<'text'>,
  scenes: readonly Scene[],
  { media_facts }: TemplateProps,
): boolean =>
  scenes.some(
    ({ shot, media }) =>
      shot.from < display.to && shot.to > display.from && isLight(media_facts[media.src]?.ground),
  );

/** Of the shot that is shown then; undefined where no part of it is known, and of what stands beside words by itself. */
function lookedAtLast(
  atMs: number,
  shots: readonly ShotItem[],
  canvas: Pick<VideoData, 'size' | 'template'>,
): Part | undefined {
  const last = shots.findLast(({ display }) => display.from < atMs);
  const box = last && cropped(last.details).focus?.box;
  const stand = last && standOf(last, canvas);
  return box && stand && stand.around !== 'itsColour' ? partOn(stand, box) : undefined;
}

interface Dress {
  readonly look: Look;
  readonly palette: Palette;
}

function dressed(item: ShotItem, index: number, { look, palette }: Dress): ShotItem {
  const background = look.background?.(index, palette);
  if (background === undefined) return item;
  return item.type === 'image'
    ? { ...item, details: { ...item.details, ground: background } }
    : { ...item, details: { ...item.details, ground: background } };
}

/** The word that is spoken is lit in the brand's colour; a look keeps its own where there is none. */
function inBrandColour(item: ItemOf<'text'>, { brand }: TemplateProps): ItemOf<'text'> {
  const litColor = litColourOf(brand?.colours ?? []);
  return litColor ? { ...item, details: { litColor, ...item.details } } : item;
}

const idsOf = (items: readonly TrackItem[]) => items.map(({ id }) => id);
