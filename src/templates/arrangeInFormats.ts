/** A video laid out in one format whose items know how their template lays them out in the others. [ED3] */
import { FORMATS, formatOf } from '../../contract/video/formats/formats';
import { placedInSize, sizeKey } from '../../contract/video/formats/inSize';
import { fittedNames, type Fitted, type FittedName } from '../../contract/video/formats/itemFormats';
import type { TemplateProps } from '../../contract/video/templateProps';
import type { TrackItem, VideoData } from '../../contract/video/videoData';
import { arrange } from './arrangements';

const sizes = Object.values(FORMATS);
/** A shorter look at a logo would only flicker. */
const LOGO_MS = 1000;
/** Known whole or not at all. */
const PLACE: readonly FittedName[] = ['left', 'top', 'width', 'height'];
/** What has no place in a format is not seen there. */
const UNSEEN = { opacity: 0 } as const;

/** @throws TemplateNotFound */
export function arrangeInFormats(props: TemplateProps): VideoData {
  const video = arrange(props);
  const format = formatOf(video.size);
  if (!format || FORMATS[format].width !== video.size.width) return video;
  const others = sizes.map((size) => ({
    size,
    items: arrange({ ...props, ...size }).trackItemsMap,
  }));
  const items = Object.values(video.trackItemsMap).map((item) => {
    const laid = others.map(({ size, items: there }) => ({ size, item: there[item.id] ?? unseen(item) }));
    return [item.id, laidIn(clearInAll(item, laid), laid)] as const;
  });
  return { ...video, trackItemsMap: Object.fromEntries(items) };
}

interface Laid {
  readonly size: { readonly width: number; readonly height: number };
  readonly item: TrackItem;
}

/** A logo is seen while no words stand where it is, whatever the format. */
function clearInAll(item: TrackItem, laid: readonly Laid[]): TrackItem {
  if (item.brand !== 'logo') return item;
  const windows = laid.map((one) => one.item.display);
  const from = Math.max(...windows.map((window) => window.from));
  const to = Math.min(...windows.map((window) => window.to));
  return to - from >= LOGO_MS ? { ...item, display: { ...item.display, from, to } } : item;
}

/** Most items only fill the picture or stand at the same part of it: they need not know more. */
function laidIn(item: TrackItem, laid: readonly Laid[]): TrackItem {
  const varying = fittedNames.filter((name) => new Set(laid.map((one) => said(one.item, name))).size > 1);
  const names = varying.some((name) => PLACE.includes(name)) ? [...new Set([...PLACE, ...varying])] : varying;
  if (names.length === 0 || eachFollows(laid)) return item;
  const entries = laid.map((one) => [sizeKey(one.size), fittedOf(one.item, names)] as const);
  return { ...item, formats: { laid: Object.fromEntries(entries) } };
}

/** In every format it is what it would be if it had been brought there from any other. */
const eachFollows = (laid: readonly Laid[]): boolean =>
  laid.every((from) =>
    laid.every((to) => {
      const moved = placedInSize(from.item, from.size, to.size);
      return fittedNames.every((name) => said(moved, name) === said(to.item, name));
    }),
  );

const unseen = (item: TrackItem) => ({ ...item, details: { ...item.details, ...UNSEEN } }) as TrackItem;

const valueOf = ({ details }: Pick<TrackItem, 'details'>, name: string): unknown =>
  (details as Readonly<Record<string, unknown>>)[name] ?? null;
const said = (item: Pick<TrackItem, 'details'>, name: string) => JSON.stringify(valueOf(item, name));

const fittedOf = (item: TrackItem, names: readonly FittedName[]): Fitted =>
  Object.fromEntries(names.map((name) => [name, valueOf(item, name)]));
