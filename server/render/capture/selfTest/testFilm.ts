/** A small film of all that painting into a canvas may get wrong, and the frames that show each. */
import path from 'node:path';
import sharp from 'sharp';
import { OWN_POSE, type KeyedPose, type Keyframe } from '../../../../contract/video/keyframes';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { runFfmpeg } from '../../../ffmpeg/ffmpeg';
import type { LocalFiles } from '../../localFiles';
import { TEST_FRAMES } from './sights';

const FPS = 30;
const SIZE = { width: 270, height: 480 };
const ENCODING_MS = 30_000;

/** Makes the files in `folder`, and answers the document that shows them. */
export async function makeTestFilm(folder: string): Promise<{ videoData: VideoData; files: LocalFiles }> {
  const picture = path.join(folder, 'picture.png');
  const clip = path.join(folder, 'clip.mp4');
  await sharp(Buffer.from(PICTURE)).png().toFile(picture);
  await runFfmpeg(
    [
      ...['-y', '-loop', '1', '-framerate', String(FPS), '-i', picture, '-t', '1'],
      ...['-vf', 'crop=w=160:h=120:x=n:y=n,format=yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast', clip],
    ],
    { timeoutMs: ENCODING_MS },
  );
  const file = (at: string, kind: 'image' | 'video') => ({ path: at, kind, hasSound: false });
  return {
    videoData: filmOf(ITEMS),
    files: new Map([
      [PICTURE_REF, file(picture, 'image')],
      [CLIP_REF, file(clip, 'video')],
    ]),
  };
}

const PICTURE_REF = 'media:u/selfTest/picture.png';
const CLIP_REF = 'media:u/selfTest/clip.mp4';

/** Edges, a gradient and pure colours. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320">
  <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f4b942"/><stop offset="1" stop-color="#1d3b8b"/></linearGradient></defs>
  <rect width="240" height="320" fill="url(#g)"/><circle cx="90" cy="120" r="60" fill="#e01030"/>
  <rect x="120" y="170" width="90" height="110" rx="18" fill="#12b060"/><path d="M10 300L230 20" stroke="#fff" stroke-width="7"/></svg>`;

const atFrames = (from: number, to: number) => ({ from: (from * 1000) / FPS, to: (to * 1000) / FPS });
const box = { left: 30, top: 60, width: 210, height: 330 };

const ITEMS: readonly TrackItem[] = [
  image('picture', atFrames(0, 8), { ...box, rotate: 7, borderRadius: 24 }),
  clip('clip', atFrames(8, 16), { ...box, borderRadius: 30 }),
  shape('behindHalf', atFrames(16, 24), { left: 0, top: 200, width: 270, height: 100, fill: '#20c0ff' }),
  image('half', atFrames(16, 24), { ...box, opacity: 50, border: '12px solid #ffffff' }),
  image('behindBlend', atFrames(24, 30), box),
  shape('blend', atFrames(24, 30), {
    ...{ left: 60, top: 120, width: 180, height: 180, fill: '#ff8040' },
    blendMode: 'multiply',
  }),
  clip('cropped', atFrames(30, 36), {
    ...{ ...box, flipX: true, crop: { left: 0.2, top: 0.1, right: 0, bottom: 0.3 } },
  }),
  image('coloured', atFrames(36, 42), {
    ...{ ...box, brightness: 10, contrast: -20, saturation: 40, warmth: 50, blur: 6 },
  }),
  clip('keyframed', atFrames(42, 48), {
    ...box,
    keyframes: [keyframe(0, {}), keyframe(200, { x: 0.2, y: -0.1, scale: 0.6, rotate: 90, opacity: 60 })],
  }),
];

function keyframe(at: number, pose: Partial<KeyedPose>): Keyframe {
  return { at, ...OWN_POSE, ...pose, easing: 'linear' };
}

function clip(
  id: string,
  display: TrackItem['display'],
  details: Omit<Extract<TrackItem, { type: 'video' }>['details'], 'src' | 'volume'>,
): TrackItem {
  return { id, name: id, type: 'video', display, details: { ...details, src: CLIP_REF, volume: 0 } };
}

function image(
  id: string,
  display: TrackItem['display'],
  details: Omit<Extract<TrackItem, { type: 'image' }>['details'], 'src'>,
): TrackItem {
  return { id, name: id, type: 'image', display, details: { ...details, src: PICTURE_REF } };
}

function shape(
  id: string,
  display: TrackItem['display'],
  details: Omit<Extract<TrackItem, { type: 'shape' }>['details'], 'shape'>,
): TrackItem {
  return { id, name: id, type: 'shape', display, details: { ...details, shape: 'rectangle' } };
}

const filmOf = (items: readonly TrackItem[]): VideoData => ({
  projectId: 'selfTest',
  duration: (TEST_FRAMES * 1000) / FPS,
  fps: FPS,
  size: SIZE,
  tracks: [],
  trackItemIds: items.map(({ id }) => id),
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
});
