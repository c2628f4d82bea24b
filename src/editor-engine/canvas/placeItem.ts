/** A pose as one command: captions share theirs, words that grew say how large they are, all else is placed; with keyframes it is placed at that moment. */
import { isCaption, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import type { EditorEngine } from '../createEditorEngine';
import type { ExecuteOptions, Outcome } from '../kernel/engine';
import { isKeyed, keyedFrom, keyframesWith } from './keyedPose';
import type { Pose, PoseOf } from './pose';
import { poseDetails } from './poseDetails';
import { isShownAt } from './standing';

export function placeItem(
  engine: Pick<EditorEngine, 'videoData' | 'execute'>,
  { item, pose, atMs }: { item: TrackItem; pose: Pose; atMs: number },
  poseOf: PoseOf,
  options?: ExecuteOptions,
): Outcome {
  const before = poseOf(item, engine.videoData());
  if (!before) return { done: false, why: 'wrongKind' };
  if (isKeyed(item) && isShownAt(item, atMs)) {
    const keyed = keyedFrom(before, pose, engine.videoData().size);
    return engine.execute('keyframe.set', { id: item.id, atMs, ...keyed }, options);
  }
  const wanted = poseDetails(item, pose);
  const changed = differing(wanted, poseDetails(item, before));
  const names = Object.keys(changed);
  if (names.length === 0) return { done: false, why: 'nothingChanges' };
  if (isCaption(item.id)) return engine.execute('captions.setStyle', changed, options);
  if (changed.fontSize !== undefined)
    return engine.execute('item.setDetails', { ids: [item.id], details: changed }, options);
  // A box is placed whole: half of it would not fit what its template laid out.
  const { fontSize: _fontSize, ...box } = names.join() === 'rotate' ? changed : wanted;
  return engine.execute('item.place', { id: item.id, ...box }, options);
}

/** What a pose in the hand shows of an item. */
export function previewOf(
  data: VideoData,
  { item, pose, atMs }: { item: TrackItem; pose: Pose; atMs: number },
  poseOf: PoseOf,
): Readonly<Record<string, unknown>> {
  const own = poseOf(item, data);
  if (!own || !isKeyed(item) || !isShownAt(item, atMs)) return poseDetails(item, pose);
  const { fps, size } = data;
  return { keyframes: keyframesWith(item, { atMs, fps, ...keyedFrom(own, pose, size) }) };
}

function differing<T extends object>(wanted: T, before: object): Partial<T> {
  const known = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => known.get(name) !== value),
  ) as Partial<T>;
}
