/** One lane: its name, and those of its items that are near what is seen. */
import { Fragment, memo, useSyncExternalStore, type CSSProperties } from 'react';
import type { ItemNumber } from '../../../../editor-engine/selectors/itemNumbers.selectors';
import { itemsWithin, type Lane, type LaneItem } from '../../../../editor-engine/selectors/lanes.selectors';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import * as itemCss from '../items/item.css';
import { ItemBlock } from '../items/ItemBlock';
import { TrimHandles } from '../items/TrimHandles';
import * as css from '../timeline.css';
import { useDrawn, useTimeline } from '../TimelineContext';
import type { LaidLane } from '../../../../editor-engine/timeline/laneLayout';
import { laneName } from './laneName';
import { LaneSwitch } from './LaneSwitch';
import { ThinLane } from './ThinLane';

interface Props extends LaidLane {
  index: number;
  numbers: ReadonlyMap<string, ItemNumber>;
}

interface Mounted extends LaneItem {
  /** On its lane, from 0. */
  readonly index: number;
}
/** Those in view, and the one that has the focus wherever it is. */
function useMounted(lane: Lane): readonly Mounted[] {
  const { across } = useDrawn();
  const { roving } = useTimeline();
  const current = useSyncExternalStore(roving.subscribe, roving.current);
  const inView = itemsWithin(lane, across.from, across.to);
  const first = inView[0] ? lane.items.indexOf(inView[0]) : 0;
  const mounted = inView.map((item, place) => ({ ...item, index: first + place }));
  const index = lane.items.findIndex(({ id }) => id === current);
  const focused = lane.items[index];
  return !focused || inView.includes(focused) ? mounted : [...mounted, { ...focused, index }];
}

export const LaneRow = memo(function LaneRow({ lane, top, height, isOpen, index, numbers }: Props) {
  const mounted = useMounted(lane);
  const name = laneName(lane);
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      aria-level={1}
      aria-label={name}
      className={css.lane}
      style={{ top, height, '--lane-height': `${height}px` } as CSSProperties}
      data-thin={isOpen ? undefined : ''}
      data-lane={lane.id}
    >
      <div className={css.laneGround} />
      <div role="rowheader" className={css.laneName} aria-label={name} title={name}>
        {isOpen ? <LaneSwitch lane={lane} /> : <ThinLane lane={lane} />}
      </div>
      {mounted.map(({ id, from, index: column }, place) => (
        <Fragment key={id}>
          <ItemBlock
            id={id}
            kind={lane.kind}
            called={words.called(numbers.get(id))}
            index={column}
            height={height}
          />
          <TrimHandles id={id} />
          {lane.kind === 'main' && mounted[place - 1]?.to === from ? (
            <span
              className={itemCss.cut}
              style={{ '--at': from } as CSSProperties}
              data-part="cut"
              data-left={mounted[place - 1]?.id}
              data-right={id}
            />
          ) : null}
        </Fragment>
      ))}
    </div>
  );
});
