/** A stretch of what is said is cut out of every sound; captions and pictures close up, and nothing is said anew. [SC2] */
import { VIDEO_ITEMS } from '../../../../contract/limits';
import { isBackgroundMusic, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import type { Refusal } from '../../kernel/refusal';
import { createScriptTime } from '../../script/scriptTime';
import { sentencesOf } from '../../script/sentences';
import { isVoiceClip } from '../../script/voiceClips';
import { mainItems } from '../../selectors/mainItems.selectors';
import { shortestMs, type Span } from '../../selectors/placement.selectors';
import { createFreshIds } from '../shared/freshIds';
import { isRefusal } from '../shared/itemEdits';
import type { Plan } from '../shared/plan';
import { noPieces } from './pieces';
import { othersAt } from './pictureWindows';
import { captionsIn, cutAt, keepParts, type Stretches } from './stretches';

/** ms of the video. */
export type ScriptCut = Span;

export function planCut(data: VideoData, cut: ScriptCut, newId: (prefix: string) => string): Plan | Refusal {
  if (!(cut.from >= 0 && cut.to <= data.duration && cut.to > cut.from)) return 'notBetween';
  const [from, to] = [atCut(data, cut.from), atCut(data, cut.to)];
  if (to <= from) return 'nothingChanges';
  if (saysNothingBut(data, { from, to })) return 'lastSentence';
  const stretches: Stretches = [
    { from: 0, to: from, byMs: 0 },
    { from, to, byMs: null },
    { from: to, to: Infinity, byMs: from - to },
  ];
  const time = createScriptTime({ from, to }, 0);
  const durationMs = Math.max(0, time.at(data.duration));
  const isCutUp = (item: TrackItem) =>
    isVoiceClip(item) || (isHeard(item) && item.display.from < to && item.display.to > from);
  const freshId = createFreshIds(data, newId);
  const pieces = noPieces();
  for (const item of Object.values(data.trackItemsMap)) {
    if (!isCutUp(item)) continue;
    const parts = cutAt(item, stretches, shortestMs(data));
    if (isRefusal(parts)) return parts;
    keepParts(data, pieces, item, parts, freshId);
  }
  const others = othersAt(data, time, durationMs, isCutUp);
  pieces.rewritten.push(...others.rewritten);
  pieces.removed.push(...others.removed);
  for (const [caption, parts] of captionsIn(data, stretches))
    keepParts(data, pieces, caption, parts, freshId);
  const marked = (data.markers ?? []).flatMap(({ id, at }) => {
    const next = Math.min(time.at(at), durationMs);
    return next === at ? [] : [{ id, at: next }];
  });
  const count = Object.keys(data.trackItemsMap).length + pieces.added.length - pieces.removed.length;
  return count > VIDEO_ITEMS ? 'tooManyItems' : { ...pieces, marked, durationMs };
}

/** What is heard goes on behind the cut where it is then; music and what begins again play through. */
function isHeard(item: TrackItem): boolean {
  if (item.type === 'audio') return !isBackgroundMusic(item.id) && item.details.loop !== true;
  return item.type === 'video' && item.details.volume > 0;
}

/** Where a clip begins or ends within a frame of it, there: no black frame is left between. Whole ms. */
function atCut(data: VideoData, ms: number): number {
  const edges = mainItems(data).flatMap(({ display }) => [display.from, display.to]);
  return Math.round(edges.find((edge) => Math.abs(edge - ms) < shortestMs(data)) ?? ms);
}

function saysNothingBut(data: VideoData, { from, to }: Span): boolean {
  const words = sentencesOf(data).flatMap((one) => one.words);
  const isIn = (word: Span) => {
    const middle = (word.from + word.to) / 2;
    return middle >= from && middle < to;
  };
  return words.length > 0 && words.every(isIn);
}
