/** What a render needs, worked out before anything runs: which frames, which files, which name. Pure. */
import { refusalSentences } from '../../contract/refusalSentences';
import { createHash } from 'node:crypto';
import { hasFile, type TrackItem, type VideoData } from '../../contract/video/videoData';
import { isBuiltIn } from '../media/mediaAddresses';
import { planItems, videoLength } from '../../src/templates/motion/timing';
import { templateNames } from '../../src/templates/arrangements';
import { TemplateNotFound } from '../../src/templates/templateNotFound';
import { RenderRefused } from './renderRefused';
import { RENDER_SETTINGS } from './renderSettings';

export interface PlannedAsset {
  /** As the document names it: `media:{key}` or `/assets/…`. */
  readonly ref: string;
  readonly kind: 'image' | 'video' | 'audio' | 'font';
  /** The item's name, for messages. */
  readonly usedBy: string;
}

export interface RenderPlan {
  /** Only what is shown or heard. */
  readonly videoData: VideoData;
  readonly frames: number;
  readonly fps: number;
  /** px of the file; the document's own size is another where it is drawn larger or smaller. */
  readonly width: number;
  readonly height: number;
  readonly assets: readonly PlannedAsset[];
  /** The same for two documents that look and sound the same. */
  readonly hash: string;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * @param size px of the file, even; the document's own where it is left out
 * @throws RenderRefused
 */
export function planRender(videoData: VideoData, size?: PictureSize): RenderPlan {
  if (!templateNames.some((name) => name === videoData.template))
    throw new RenderRefused(
      'render_unknown_template',
      new TemplateNotFound(videoData.template).message,
      undefined,
      { name: videoData.template },
    );
  const frames = videoLength(videoData);
  const shown = planItems(videoData).map(({ item }) => item);
  if (frames <= 0) throw new RenderRefused('render_nothing_to_draw', refusalSentences.render_nothing_to_draw);
  const assets = uniqueAssets(shown.flatMap(assetsOf));
  for (const asset of assets) refuseForeign(asset);
  return {
    videoData,
    frames,
    fps: videoData.fps,
    // H.264 wants even sides.
    width: size?.width ?? videoData.size.width & ~1,
    height: size?.height ?? videoData.size.height & ~1,
    assets,
    hash: hashOf({
      shown,
      frames,
      fps: videoData.fps,
      size: size ?? videoData.size,
      template: videoData.template,
    }),
  };
}

function assetsOf(item: TrackItem): PlannedAsset[] {
  const usedBy = item.name;
  if (item.type === 'text') {
    const { fontSrc } = item.details;
    return fontSrc ? [{ ref: fontSrc, kind: 'font', usedBy }] : [];
  }
  if (!hasFile(item)) return [];
  const own: PlannedAsset = { ref: item.details.src, kind: item.type, usedBy };
  const backdrop = item.type === 'audio' ? undefined : item.details.backdropSrc;
  return backdrop ? [own, { ref: backdrop, kind: 'image', usedBy }] : [own];
}

const uniqueAssets = (assets: readonly PlannedAsset[]) => [
  ...new Map(assets.map((asset) => [asset.ref, asset])).values(),
];

/** Documents hold references of ours only: anything else would let a layout name any address inside. */
function refuseForeign({ ref, usedBy }: PlannedAsset): void {
  if (/^media:u\/[^\\]+$/u.test(ref) || isBuiltIn(ref)) return;
  throw new RenderRefused(
    'render_foreign_address',
    refusalSentences.render_foreign_address({ name: usedBy, address: ref.slice(0, 120) }),
    undefined,
    { name: usedBy, address: ref.slice(0, 120) },
  );
}

const hashOf = (visible: object) =>
  createHash('sha256')
    .update(JSON.stringify([visible, RENDER_SETTINGS]))
    .digest('hex')
    .slice(0, 32);

/** The document with every reference replaced by where it can be read; a font that is nowhere is left out. */
export function withAddresses(
  videoData: VideoData,
  addressOf: (ref: string) => string | undefined,
): VideoData {
  const place = (ref: string) => addressOf(ref) ?? ref;
  const moved = (item: TrackItem): TrackItem => {
    if (item.type === 'text') {
      const { fontSrc, ...details } = item.details;
      const font = fontSrc === undefined ? undefined : addressOf(fontSrc);
      return { ...item, details: font === undefined ? details : { ...details, fontSrc: font } };
    }
    if (!hasFile(item)) return item;
    if (item.type === 'audio') return { ...item, details: { ...item.details, src: place(item.details.src) } };
    const { src, backdropSrc } = item.details;
    const addresses = { src: place(src), ...(backdropSrc ? { backdropSrc: place(backdropSrc) } : {}) };
    return item.type === 'image'
      ? { ...item, details: { ...item.details, ...addresses } }
      : { ...item, details: { ...item.details, ...addresses } };
  };
  const entries = Object.entries(videoData.trackItemsMap).map(([id, item]) => [id, moved(item)] as const);
  return { ...videoData, trackItemsMap: Object.fromEntries(entries) };
}
