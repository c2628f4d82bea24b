/** A pose as one command: captions share theirs, words that grew say how large they are, all else is placed. */
import { isCaption, type TrackItem } from '../../../contract/video/videoData';
import type { EditorEngine } from '../createEditorEngine';
import type { ExecuteOptions, Outcome } from '../kernel/engine';
import type { Pose, PoseOf } from './pose';
import { poseDetails } from './poseDetails';

export function placeItem(
  engine: Pick<EditorEngine, 'videoData' | 'execute'>,
  { item, pose }: { item: TrackItem; pose: Pose },
  poseOf: PoseOf,
  options?: ExecuteOptions,
): Outcome {
  const before = poseOf(item, engine.videoData());
  if (!before) return { done: false, why: 'wrongKind' };
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

function differing<T extends object>(wanted: T, before: object): Partial<T> {
  const known = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => known.get(name) !== value),
  ) as Partial<T>;
}
