/** Where an item has keyframes, as diamonds along its foot; those that were cut off are not seen. */
import type { CSSProperties } from 'react';
import type { TrackItem } from '../../../../../contract/video/videoData';
import { keyframesOf } from '../../../../editor-engine/canvas/keyedPose';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import * as css from './item.css';

const shownOf = (item: TrackItem) =>
  keyframesOf(item).filter(({ at }) => at >= 0 && at <= item.display.to - item.display.from);

export function keyframesSaid(item: TrackItem): readonly string[] {
  const { length } = shownOf(item);
  return length > 0 ? [words.badges.keyframes(length)] : [];
}

export const Keyframes = ({ item }: { item: TrackItem }) =>
  shownOf(item).map(({ at }) => (
    <span key={at} className={css.keyframe} style={{ '--at': at } as CSSProperties} aria-hidden />
  ));
