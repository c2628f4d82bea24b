/** Ruler, lanes and what lies over them, in one element that scrolls both ways. */
import { Film } from 'lucide-react';
import type { CSSProperties } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { editorTimelineMessages as words } from '../../../locales/messages/editor/timeline';
import { useVideoData } from '../engine/useEngine';
import { useItemKeys } from './keys/useItemKeys';
import { useJumpFocus } from './keys/useJumpFocus';
import { Lanes } from './lanes/Lanes';
import { useLaidLanes } from './lanes/useLaidLanes';
import { Guide } from './over/Guide';
import { Landings } from './over/Landings';
import { Marquee } from './over/Marquee';
import { Playhead } from './over/Playhead';
import { useFilesAtMoment } from './pointer/useFilesAtMoment';
import { useDropTarget } from './pointer/useDropTarget';
import { usePointer } from './pointer/usePointer';
import { Ruler } from './ruler/Ruler';
import * as css from './timeline.css';
import { useTimeline } from './TimelineContext';
import { useBoundViewport } from './view/useBoundViewport';
import { useMainInSight } from './view/useMainInSight';
import { useSelectedInSight } from './view/useSelectedInSight';

export function Sheet() {
  const videoData = useVideoData();
  const { scroller } = useTimeline();
  const { handlers, moveOf } = usePointer();
  const onKeyDown = useItemKeys();
  useJumpFocus();
  const offerSheet = useDropTarget(moveOf);
  const takesFiles = useFilesAtMoment(moveOf);
  useBoundViewport();
  const { rows, height } = useLaidLanes();
  useMainInSight();
  useSelectedInSight(rows);
  const isEmpty = rows.every(({ lane }) => lane.items.length === 0);
  return (
    <div ref={offerSheet} className={css.well} {...takesFiles}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cells, slider and buttons are what is meant. */}
      <div ref={scroller} className={css.scroller} data-part="background" onKeyDown={onKeyDown} {...handlers}>
        <div className={css.sheet} style={{ height, '--length-ms': videoData.duration } as CSSProperties}>
          <div className={css.corner} />
          <Ruler />
          {isEmpty ? (
            <div className={css.empty}>
              <EmptyState icon={<Film />} title={words.empty.title} text={words.empty.text} />
            </div>
          ) : (
            <Lanes videoData={videoData} rows={rows} />
          )}
          <Landings rows={rows} />
          <Guide />
          <Marquee />
          <Playhead />
        </div>
      </div>
    </div>
  );
}
