/** Pictures, what lies over them and music, where a stretch of the script takes another time. [SC1] */
import { isBackgroundMusic, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { isCaptionItem } from '../../selectors/captions.selectors';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { mainItems } from '../../selectors/mainItems.selectors';
import { shortestMs, type Span } from '../../selectors/placement.selectors';
import type { ScriptTime } from '../../script/scriptTime';
import { isVoiceClip } from '../../script/voiceClips';
import { movedTo, withEndAt, withKeyframesMoved } from '../shared/itemTimes';
import { isLastCard, withEndMovedBy } from '../shared/lastCard';

/**
 * Everything that is neither said nor read: pictures keep to their sentence, music plays to the new end. What is cut
 * up itself is none of them, and takes no picture's place.
 */
export function othersAt(
  data: VideoData,
  time: ScriptTime,
  durationMs: number,
  isCutUp: (item: TrackItem) => boolean = () => false,
) {
  const rewritten: TrackItem[] = [];
  const removed: string[] = [];
  const shots = shotWindows(data, time, isCutUp);
  for (const item of Object.values(data.trackItemsMap)) {
    if (isCaptionItem(item) || isVoiceClip(item) || isCutUp(item)) continue;
    if (isLastCard(item, data)) {
      if (durationMs !== data.duration) rewritten.push(withEndMovedBy(item, durationMs - data.duration));
      continue;
    }
    const isMain = laneKindOf(item) === 'main';
    const window = isMain
      ? (shots.get(item.id) ?? null)
      : isBackgroundMusic(item.id)
        ? musicWindow(item.display, { wasMs: data.duration, durationMs })
        : besideWindow(item.display, time, durationMs);
    if (!window) removed.push(item.id);
    else if (window.from !== item.display.from || window.to !== item.display.to)
      rewritten.push(
        isMain || spansTo(item.display, time) ? keyedIn(item, window, time) : retimed(item, window),
      );
  }
  return { rewritten, removed };
}

/** At its new window, from where its source began. */
const retimed = (item: TrackItem, window: Span): TrackItem => withEndAt(movedTo(item, window), window);

/** With each keyframe at what it was at, which now comes at another time. */
function keyedIn(item: TrackItem, window: Span, time: ScriptTime): TrackItem {
  const { from } = item.display;
  return withKeyframesMoved(retimed(item, window), (atMs) => time.at(from + atMs) - window.from);
}

/** A picture that most is taken from is a flash when less than this is left. */
const FLASH_MS = 500;

/** What is too short to be seen afterwards goes, and the shot beside it takes its place. */
function shotWindows(
  data: VideoData,
  time: ScriptTime,
  isCutUp: (item: TrackItem) => boolean,
): ReadonlyMap<string, Span> {
  const { was } = time;
  const hasBefore = mainItems(data).some(
    ({ display }) => display.from < was.from && display.to >= was.from - 1,
  );
  const isFirstPutIn = was.to === was.from && !hasBefore;
  const startOf = (ms: number) => (isFirstPutIn && ms === was.from ? Math.round(ms) : time.at(ms));
  const shots = mainItems(data).map((item) => {
    const { id, display } = item;
    const window = { from: startOf(display.from), to: time.at(display.to) };
    const oldMs = display.to - display.from;
    const keeps = isCutUp(item);
    const isCut = !keeps && display.from < was.to && display.to > was.from;
    const leastMs = Math.min(isCut ? Math.min(FLASH_MS, oldMs / 2) : shortestMs(data), oldMs);
    return { id, window, keeps, isGone: window.to - window.from < leastMs, isBehind: display.to > was.to };
  });
  const windows = new Map(shots.flatMap(({ id, window, isGone }) => (isGone ? [] : [[id, window] as const])));
  for (const [index, { id, window, isGone, isBehind }] of shots.entries()) {
    if (!isGone || window.to === window.from) continue;
    const before = shots.slice(0, index).findLast((one) => windows.has(one.id));
    const after = shots.slice(index + 1).find((one) => windows.has(one.id));
    const [left, right] = [before && windows.get(before.id), after && windows.get(after.id)];
    const meetsRight = right && right.from - window.to <= 1;
    const meetsLeft = left && window.from - left.to <= 1;
    const takesRight = meetsRight && !after?.keeps && (isBehind || !left || before?.keeps);
    if (after && takesRight) windows.set(after.id, { from: window.from, to: right.to });
    else if (before && meetsLeft && !before.keeps) windows.set(before.id, { from: left.from, to: window.to });
    // Beside what keeps its moments it stays, however short: else there was nothing.
    else if ((meetsRight && after?.keeps) || (meetsLeft && before?.keeps)) windows.set(id, window);
  }
  return windows;
}

const spansTo = ({ to }: Span, { was }: ScriptTime): boolean => to >= was.to;

/** What lies over the picture keeps its length, unless it spans the whole stretch or more; what spanned nothing else goes. */
function besideWindow(display: Span, time: ScriptTime, durationMs: number): Span | null {
  const { was } = time;
  const { from, to } = display;
  if (to <= was.from) return { from, to };
  const start = time.at(from);
  const end = spansTo(display, time) ? time.at(to) : Math.min(start + (to - from), durationMs);
  const isWithin = from >= was.from && to <= was.to && was.to > was.from;
  return end - start < 1 || (isWithin && time.lengthMs === 0) ? null : { from: start, to: end };
}

function musicWindow({ from, to }: Span, { wasMs, durationMs }: { wasMs: number; durationMs: number }) {
  if (from >= durationMs) return null;
  return { from, to: to >= wasMs - 1 ? durationMs : Math.min(to, durationMs) };
}
