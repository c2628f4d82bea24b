/** Pictures, what lies over them and music, where a stretch of the script takes another time. [SC1] */
import { isBackgroundMusic, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { isCaptionItem } from '../../selectors/captions.selectors';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { mainItems } from '../../selectors/mainItems.selectors';
import { shortestMs, type Span } from '../../selectors/placement.selectors';
import type { ScriptTime } from '../../script/scriptTime';
import { isVoiceClip } from '../../script/voiceClips';
import { movedTo, withEndAt } from '../shared/itemTimes';

/** Everything that is neither said nor read: pictures keep to their sentence, music plays to the new end. */
export function othersAt(data: VideoData, time: ScriptTime, durationMs: number) {
  const rewritten: TrackItem[] = [];
  const removed: string[] = [];
  const shots = shotWindows(data, time);
  for (const item of Object.values(data.trackItemsMap)) {
    if (isCaptionItem(item) || isVoiceClip(item)) continue;
    const window =
      laneKindOf(item) === 'main'
        ? (shots.get(item.id) ?? null)
        : isBackgroundMusic(item.id)
          ? musicWindow(item.display, { wasMs: data.duration, durationMs })
          : besideWindow(item.display, time, durationMs);
    if (!window) removed.push(item.id);
    else if (window.from !== item.display.from || window.to !== item.display.to)
      rewritten.push(retimed(item, window));
  }
  return { rewritten, removed };
}

/** At its new window, from where its source began. */
const retimed = (item: TrackItem, window: Span): TrackItem => withEndAt(movedTo(item, window), window);

/** A picture that most is taken from is a flash when less than this is left. */
const FLASH_MS = 500;

/** What is too short to be seen afterwards goes, and the shot beside it takes its place. */
function shotWindows(data: VideoData, time: ScriptTime): ReadonlyMap<string, Span> {
  const { was } = time;
  const hasBefore = mainItems(data).some(
    ({ display }) => display.from < was.from && display.to >= was.from - 1,
  );
  const isFirstPutIn = was.to === was.from && !hasBefore;
  const startOf = (ms: number) => (isFirstPutIn && ms === was.from ? Math.round(ms) : time.at(ms));
  const shots = mainItems(data).map(({ id, display }) => {
    const window = { from: startOf(display.from), to: time.at(display.to) };
    const oldMs = display.to - display.from;
    const isCut = display.from < was.to && display.to > was.from;
    const leastMs = Math.min(isCut ? Math.min(FLASH_MS, oldMs / 2) : shortestMs(data), oldMs);
    return { id, window, isGone: window.to - window.from < leastMs, isBehind: display.to > was.to };
  });
  const windows = new Map(shots.flatMap(({ id, window, isGone }) => (isGone ? [] : [[id, window] as const])));
  for (const [index, { window, isGone, isBehind }] of shots.entries()) {
    if (!isGone || window.to === window.from) continue;
    const before = shots.slice(0, index).findLast((one) => !one.isGone);
    const after = shots.slice(index + 1).find((one) => !one.isGone);
    const [left, right] = [before && windows.get(before.id), after && windows.get(after.id)];
    const takesRight = right && right.from - window.to <= 1 && (isBehind || !left);
    if (after && takesRight) windows.set(after.id, { from: window.from, to: right.to });
    else if (before && left && window.from - left.to <= 1)
      windows.set(before.id, { from: left.from, to: window.to });
  }
  return windows;
}

/** What lies over the picture keeps its length, unless it spans the whole stretch or more; what spanned nothing else goes. */
function besideWindow({ from, to }: Span, time: ScriptTime, durationMs: number): Span | null {
  const { was } = time;
  if (to <= was.from) return { from, to };
  const start = time.at(from);
  const end = to >= was.to ? time.at(to) : Math.min(start + (to - from), durationMs);
  const isWithin = from >= was.from && to <= was.to && was.to > was.from;
  return end - start < 1 || (isWithin && time.lengthMs === 0) ? null : { from: start, to: end };
}

function musicWindow({ from, to }: Span, { wasMs, durationMs }: { wasMs: number; durationMs: number }) {
  if (from >= durationMs) return null;
  return { from, to: to >= wasMs - 1 ? durationMs : Math.min(to, durationMs) };
}
