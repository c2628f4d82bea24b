/** An intro before and an outro behind the video: its time grows, and all else moves with it. Pure. */
import { frames, framesToMs } from '../../../contract/units';
import type { ItemOf, VideoData } from '../../../contract/video/videoData';
import type { Size } from '../canvas/canvas';
import { itemsOfRole, withPicture } from './brandItems';
import { onTheBeat } from './onTheBeat';
import { closed, hasRoomFor, opened } from './videoTime';

export interface BrandClip {
  readonly src: string;
  readonly durationMs: number;
  readonly size?: Size | undefined;
  /** The colour around its edges. */
  readonly background?: string | undefined;
  readonly hasSound?: boolean | undefined;
}
export type Joint = 'intro' | 'outro';

/** As it was where the video would become too long. */
export function withClip(data: VideoData, joint: Joint, clip: BrandClip): VideoData {
  const bare = withoutClip(data, joint);
  const lengthMs = joinedMs(clip, bare);
  if (lengthMs === 0) return bare;
  const atMs = joint === 'intro' ? 0 : bare.duration;
  const roomy = opened(bare, atMs, lengthMs, clip.hasSound === false);
  return withPicture(
    onTheBeat(roomy),
    clipItem(roomy, joint, clip, { from: atMs, to: atMs + lengthMs }),
    'back',
  );
}

/** By how much a video grows; 0 where it would become too long. */
export function joinedMs({ durationMs }: BrandClip, data: Pick<VideoData, 'duration' | 'fps'>): number {
  const lengthMs = wholeFrames(durationMs, data.fps);
  return hasRoomFor(data, lengthMs) ? lengthMs : 0;
}

export function withoutClip(data: VideoData, joint: Joint): VideoData {
  const [item] = itemsOfRole(data, joint);
  return item ? onTheBeat(closed(data, item.display)) : data;
}

/** Rounded down: a frame that the clip does not have would be its first one again. */
const wholeFrames = (lengthMs: number, fps: number): number =>
  framesToMs(frames(Math.floor((lengthMs * fps) / 1000 + 1e-6)), fps);

const NAMES = { intro: 'Intro', outro: 'Outro' } as const;

function clipItem(
  { projectId, size: canvas }: VideoData,
  brand: Joint,
  { src, durationMs, size, background, hasSound }: BrandClip,
  display: { from: number; to: number },
): ItemOf<'video'> {
  return {
    id: `brand_${brand}_${projectId}`,
    name: NAMES[brand],
    type: 'video',
    brand,
    isMain: true,
    display,
    trim: { from: 0, to: display.to - display.from },
    details: {
      src,
      ...shownWhole(canvas, size),
      duration: durationMs,
      volume: hasSound === false ? 0 : 100,
      ...(background ? { ground: background } : {}),
    },
    metadata: { isImage: false },
  };
}

/** A clip of nearly the picture's form is cropped by so much. */
const CROPPED = 1.12;

/** Nothing of a brand is cut off: its own colour goes on around it. */
function shownWhole(canvas: Size, size: Size = canvas) {
  const own = size.width / size.height;
  const wanted = canvas.width / canvas.height;
  if (own < wanted * CROPPED && own * CROPPED > wanted) return { ...canvas, left: 0, top: 0 };
  const scale = Math.min(canvas.width / size.width, canvas.height / size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  return {
    width,
    height,
    left: Math.round((canvas.width - width) / 2),
    top: Math.round((canvas.height - height) / 2),
  };
}
