/** A sentence goes to another place of the script: its sound, captions and pictures go with it, and nothing is said anew. [SC1] */
import { VIDEO_ITEMS } from '../../../../contract/limits';
import { isBackgroundMusic, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import type { Refusal } from '../../kernel/refusal';
import { sentencesOf } from '../../script/sentences';
import { isVoiceClip } from '../../script/voiceClips';
import { isCaptionItem } from '../../selectors/captions.selectors';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { mainItems } from '../../selectors/mainItems.selectors';
import { shortestMs, type Span } from '../../selectors/placement.selectors';
import { createFreshIds } from '../shared/freshIds';
import { isRefusal } from '../shared/itemEdits';
import { withEndAt, withStartAt } from '../shared/itemTimes';
import type { Plan } from '../shared/plan';
import { noPieces } from './pieces';
import { sentenceRooms } from './sentenceRoom';
import { captionsIn, cutAt, keepParts, shifted, stretchAt, type Stretches } from './stretches';

export interface SentenceMove {
  /** Where it begins, ms of the video, and what it says: another text was changed meanwhile. */
  readonly from: number;
  readonly said: string;
  /** Its place among the sentences afterwards, from 0. */
  readonly toIndex: number;
}

export function planMove(
  data: VideoData,
  { from, said, toIndex }: SentenceMove,
  newId: (prefix: string) => string,
): Plan | Refusal {
  const sentences = sentencesOf(data);
  const index = sentences.findIndex((one) => one.from === from && one.text === said);
  if (index < 0) return 'scriptChanged';
  if (!Number.isInteger(toIndex) || toIndex < 0 || toIndex >= sentences.length) return 'badValue';
  if (toIndex === index) return 'nothingChanges';
  const rooms = sentenceRooms(data);
  const [least, most] = [Math.min(index, toIndex), Math.max(index, toIndex)];
  const edges = [
    rooms[least]?.from ?? 0,
    (toIndex > index ? rooms[index]?.to : rooms[index]?.from) ?? 0,
    rooms[most]?.to ?? 0,
  ] as const;
  const stretches = exchanged(edges);
  const freshId = createFreshIds(data, newId);
  const pieces = noPieces();
  const drawn = pictures(data, edges);
  for (const item of Object.values(data.trackItemsMap)) {
    if (isCaptionItem(item)) continue;
    const meant = drawn.get(item.id) ?? item;
    const parts =
      isVoiceClip(item) || (isMain(item) && !spansBoth(meant, edges))
        ? cutAt(meant, stretches, shortestMs(data))
        : [carried(data, meant, edges, stretches)];
    if (isRefusal(parts)) return parts;
    keepParts(data, pieces, item, parts, freshId);
  }
  for (const [caption, parts] of captionsIn(data, stretches))
    keepParts(data, pieces, caption, parts, freshId);
  const marked = (data.markers ?? []).flatMap(({ id, at }) => {
    const byMs = stretchAt(stretches, at).byMs ?? 0;
    return byMs === 0 ? [] : [{ id, at: at + byMs }];
  });
  const count = Object.keys(data.trackItemsMap).length + pieces.added.length - pieces.removed.length;
  return count > VIDEO_ITEMS ? 'tooManyItems' : { ...pieces, marked };
}

type Edges = readonly [number, number, number];

/** What stands between the first two edges changes places with what stands between the last two. */
const exchanged = ([first, middle, last]: Edges): Stretches => [
  { from: 0, to: first, byMs: 0 },
  { from: first, to: middle, byMs: last - middle },
  { from: middle, to: last, byMs: first - middle },
  { from: last, to: Infinity, byMs: 0 },
];

const isMain = (item: TrackItem) => laneKindOf(item) === 'main';
const isHeard = (item: TrackItem) => item.type === 'video' && item.details.volume > 0;

/** A picture of both stays where it is; of a clip that speaks, what is said goes where its words go. */
const spansBoth = (item: TrackItem, [first, , last]: Edges): boolean =>
  item.display.from <= first && item.display.to >= last && !isHeard(item);

/** What the template lays over the beginning or the end of a video is no sentence's: a title, a closing. */
function isOfTheWhole({ id, display }: TrackItem, { projectId, duration, fps }: VideoData): boolean {
  const frameMs = 1000 / fps;
  const isAtAnEnd = display.from < frameMs || display.to > duration - frameMs;
  return isBackgroundMusic(id) || (isAtAnEnd && id.endsWith(`_${projectId}`));
}

/** What lies over the picture goes where most of it was. */
function carried(data: VideoData, item: TrackItem, edges: Edges, stretches: Stretches): TrackItem {
  const { from, to } = item.display;
  if (isOfTheWhole(item, data) || spansBoth(item, edges)) return item;
  const byMs = stretchAt(stretches, (from + to) / 2).byMs ?? 0;
  return shifted(item, Math.max(-from, Math.min(byMs, Math.max(0, data.duration - to))));
}

/** A picture changes on a beat, a little before or after its sentence begins: no flash of it is left behind there. */
const FLASH_MS = 500;

/** The main items whose cut is so near to an edge that it is moved there. What is heard keeps its moments: it would lose words. */
function pictures(data: VideoData, edges: Edges): ReadonlyMap<string, TrackItem> {
  const shots = mainItems(data);
  const cuts = shots.flatMap(({ display }) => [display.from, display.to]);
  const moved = new Map<number, number>();
  for (const edge of edges) {
    const distance = (ms: number) => Math.abs(ms - edge);
    const nearest = cuts.reduce((best, ms) => (distance(ms) < distance(best) ? ms : best), Infinity);
    if (distance(nearest) > FLASH_MS) continue;
    // Neighbours meet there but for a fraction of a ms.
    const isThere = (ms: number) => Math.abs(ms - nearest) < 1;
    const meeting = shots.filter(({ display }) => isThere(display.from) || isThere(display.to));
    if (meeting.some(isHeard)) continue;
    for (const ms of cuts) if (isThere(ms)) moved.set(ms, edge);
  }
  return new Map(
    shots.flatMap((item) => {
      const was: Span = item.display;
      const [from, to] = [moved.get(was.from) ?? was.from, moved.get(was.to) ?? was.to];
      if ((from === was.from && to === was.to) || to <= from) return [];
      const begun = from === was.from ? item : withStartAt(item, { from, to: was.to });
      return [[item.id, to === was.to ? begun : withEndAt(begun, { from, to })] as const];
    }),
  );
}
