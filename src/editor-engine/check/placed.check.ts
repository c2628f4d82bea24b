/** Words that stand where a player lays its buttons, or beyond the picture. Pure; where they are painted is handed in. */
import { EDGE, zonesFor, type Insets } from '../../../contract/video/platformZones';
import { isCaption, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import type { CheckFacts, Ink } from './facts';
import type { Finding, FindingOf, MendStep } from './finding';
import { keyframesOf } from '../canvas/keyedPose';
import { shownCaptions, shownTexts } from './shownItems';

type Text = ItemOf<'text'>;
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letters are estimated: what is out by less is in. px of a picture that is 1080 wide. */
const NEARLY_PX = 3;
const nearly = ({ size }: VideoData) => (NEARLY_PX * Math.min(size.width, size.height)) / 1080;

const within = ({ size }: VideoData, { left, top, right, bottom }: Insets): Edges => ({
  left: left * size.width,
  top: top * size.height,
  right: (1 - right) * size.width,
  bottom: (1 - bottom) * size.height,
});

/** What is seen of a turned box reaches farther. */
function edgesOf(ink: Ink, rotate = 0): Edges {
  const turn = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [halfX, halfY] = [(ink.width * cos + ink.height * sin) / 2, (ink.width * sin + ink.height * cos) / 2];
  const [x, y] = [ink.left + ink.width / 2, ink.top + ink.height / 2];
  return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
}

const isInside = (edges: Edges, zone: Edges, by: number): boolean =>
  edges.left >= zone.left - by &&
  edges.top >= zone.top - by &&
  edges.right <= zone.right + by &&
  edges.bottom <= zone.bottom + by;

/** Words that their keyframes move go in and out on purpose, and their own place is not where they stand. */
const isMoved = (item: Text): boolean =>
  keyframesOf(item).some(({ x, y, scale, rotate }) => x !== 0 || y !== 0 || scale !== 1 || rotate !== 0);

const canvasOf = ({ size }: VideoData): Edges => ({
  left: 0,
  top: 0,
  right: size.width,
  bottom: size.height,
});

/** Where no player lays anything: what is left by all of them, or the edge of another form. */
function freeZone(data: VideoData): Edges {
  const zones = zonesFor(data.size).map(({ covered }) => within(data, covered));
  return zones.length > 0 ? narrowest(zones) : within(data, EDGE);
}

const narrowest = (zones: readonly Edges[]): Edges => ({
  left: Math.max(...zones.map(({ left }) => left)),
  top: Math.max(...zones.map(({ top }) => top)),
  right: Math.min(...zones.map(({ right }) => right)),
  bottom: Math.min(...zones.map(({ bottom }) => bottom)),
});

/** All captions that do so: they stand as one, and are mended as one. What is cut off is told as that. */
export function outsideOfZones(data: VideoData, { inkOf }: CheckFacts): readonly Finding[] {
  const free = freeZone(data);
  const out = shownCaptions(data).flatMap((caption) => {
    const edges = edgesOf(inkOf(caption, data), caption.details.rotate);
    const isOut =
      !isMoved(caption) &&
      !isInside(edges, free, nearly(data)) &&
      isInside(edges, canvasOf(data), nearly(data));
    return isOut ? [{ caption, edges }] : [];
  });
  const platforms = zonesFor(data.size).filter(({ covered }) =>
    out.some(({ edges }) => !isInside(edges, within(data, covered), nearly(data))),
  );
  const captions = out.map(({ caption }) => caption);
  if (captions.length === 0) return [];
  const figures = { platforms: platforms.map(({ name }) => name), captions: captions.length };
  return [{ kind: 'safeZone', figures, ...together(captions, data, free, inkOf) }];
}

function together(items: readonly Text[], data: VideoData, zone: Edges, inkOf: CheckFacts['inkOf']) {
  const mends = items.map((item) => placedIn(item, data, zone, inkOf));
  return {
    from: Math.round(items[0]?.display.from ?? 0),
    to: Math.round(Math.min(items.at(-1)?.display.to ?? 0, data.duration)),
    itemIds: items.map(({ id }) => id),
    mend: mends.every((mend) => mend !== null) ? mends.flat() : null,
  };
}

/** Captions together, into what no player covers; other words each for itself. */
export function cutOff(data: VideoData, { inkOf }: CheckFacts): readonly Finding[] {
  const isCut = (item: Text) =>
    !isMoved(item) &&
    !isInside(edgesOf(inkOf(item, data), item.details.rotate), canvasOf(data), nearly(data));
  const captions = shownCaptions(data).filter(isCut);
  const texts = shownTexts(data).filter((item) => !isCaption(item.id) && isCut(item));
  const found = (items: readonly Text[], zone: Edges): FindingOf<'textCutOff'> => ({
    kind: 'textCutOff',
    figures: { text: items[0]?.details.text ?? '', count: items.length },
    ...together(items, data, zone, inkOf),
  });
  return [
    ...(captions.length > 0 ? [found(captions, freeZone(data))] : []),
    ...texts.map((item) => found([item], canvasOf(data))),
  ];
}

type Change = { readonly [Name in 'left' | 'top' | 'width' | 'rotate' | 'fontSize']?: number | null };

/** Moved as little as it takes; else where its template puts it; else upright, and smaller. Null where none of it helps. */
function placedIn(
  item: Text,
  data: VideoData,
  zone: Edges,
  inkOf: CheckFacts['inkOf'],
): readonly MendStep[] | null {
  const fits = (change: Change) =>
    isInside(edgesOf(inkOf(changed(item, change), data), change.rotate ?? 0), zone, nearly(data));
  const steps = [moved, toTemplate, smaller].map((tried) => tried(item, data, zone, inkOf));
  const change = steps.find((one) => one && fits(keepingTurn(item, one)));
  return change ? [stepOf(item, change)] : null;
}

const keepingTurn = (item: Text, change: Change): Change => ({
  rotate: item.details.rotate ?? 0,
  ...change,
});

type Try = (item: Text, data: VideoData, zone: Edges, inkOf: CheckFacts['inkOf']) => Change | null;

const moved: Try = (item, data, zone, inkOf) => {
  const ink = inkOf(item, data);
  const edges = edgesOf(ink, item.details.rotate);
  const shift = (low: number, high: number, least: number, most: number) =>
    high - low > most - least ? 0 : Math.max(least - low, 0) + Math.min(most - high, 0);
  const byX = shift(edges.left, edges.right, zone.left, zone.right);
  const byY = shift(edges.top, edges.bottom, zone.top, zone.bottom);
  const box = boxCorner(item, ink);
  return {
    ...(byX === 0 ? {} : { left: Math.round(box.left + byX) }),
    ...(byY === 0 ? {} : { top: byY < 0 ? Math.floor(box.top + byY) : Math.ceil(box.top + byY) }),
  };
};

/** A text's own corner where it has one; a caption's is where its letters begin. */
const boxCorner = ({ details }: Text, ink: Ink) => ({
  left: details.left ?? (details.width === undefined ? 0 : ink.left),
  top: details.top ?? ink.top,
});

const toTemplate: Try = (item) =>
  isCaption(item.id) ? { left: null, top: null, width: null, rotate: null } : null;

/** Down to what a phone still shows. */
const LEAST_PX = 28;
const smaller: Try = (item, data, zone, inkOf) => {
  const width = Math.floor(zone.right - zone.left);
  const upright: Change = isCaption(item.id)
    ? { left: null, top: null, width: null, rotate: 0 }
    : { left: Math.ceil(zone.left), width, rotate: 0 };
  let fontSize = item.details.fontSize ?? 80;
  while (fontSize >= LEAST_PX) {
    fontSize = Math.floor(fontSize * 0.92);
    const change = { ...upright, fontSize };
    const ink = inkOf(changed(item, change), data);
    if (ink.width > width + 1 || ink.height > zone.bottom - zone.top) continue;
    const top = Math.max(zone.top, Math.min(ink.top, zone.bottom - ink.height));
    return isCaption(item.id) && top === ink.top ? change : { ...change, top: Math.floor(top) };
  }
  return null;
};

function changed(item: Text, change: Change): Text {
  const details: Record<string, unknown> = { ...item.details };
  for (const [name, value] of Object.entries(change))
    if (value === null) delete details[name];
    else details[name] = value;
  return { ...item, details } as Text;
}

const stepOf = (item: Text, change: Change): MendStep =>
  isCaption(item.id)
    ? { name: 'captions.setStyle', payload: { ids: [item.id], ...change } }
    : { name: 'item.setDetails', payload: { ids: [item.id], details: change } };
