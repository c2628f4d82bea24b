/** The lanes as a grid: a row a lane, a cell an item. A row out of sight is there only while it has the focus. */
import { useSyncExternalStore } from 'react';
import type { VideoData } from '../../../../../contract/video/videoData';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { itemNumbers } from '../../../../editor-engine/selectors/itemNumbers.selectors';
import * as css from '../timeline.css';
import { useDrawn, useTimeline } from '../TimelineContext';
import type { LaidLane } from '../../../../editor-engine/timeline/laneLayout';
import { LaneRow } from './LaneRow';

interface Props {
  videoData: VideoData;
  rows: readonly LaidLane[];
}

export function Lanes({ videoData, rows }: Props) {
  const { down } = useDrawn();
  const { roving } = useTimeline();
  const current = useSyncExternalStore(roving.subscribe, roving.current);
  const isMounted = ({ lane, top, height }: LaidLane) =>
    (top <= down.to && top + height >= down.from) || lane.items.some(({ id }) => id === current);
  const numbers = itemNumbers(videoData);
  return (
    <div
      role="treegrid"
      aria-label={words.title}
      aria-rowcount={rows.length}
      aria-colcount={-1}
      aria-multiselectable
      className={css.lanes}
    >
      {rows.map((row, index) =>
        isMounted(row) ? <LaneRow key={row.lane.id} {...row} index={index} numbers={numbers} /> : null,
      )}
    </div>
  );
}
