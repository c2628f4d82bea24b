/** Where a medium from the library will land, and the gap that opens for a main item that is carried. */
import { useSyncExternalStore, type CSSProperties } from 'react';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import type { LaneKind } from '../../../../editor-engine/selectors/laneKinds.selectors';
import { landingLane, type LaidLane } from '../../../../editor-engine/timeline/laneLayout';
import { dropOf, openedOf, type Drop } from '../../../../editor-engine/timeline/hints';
import * as css from './over.css';

interface Props {
  rows: readonly LaidLane[];
}
const across = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties;

export function Landings({ rows }: Props) {
  const { previews } = useEditor().engine.session;
  const seen = useSyncExternalStore(previews.subscribe, () => JSON.stringify(dropOf(previews)));
  const gap = useSyncExternalStore(previews.subscribe, () => JSON.stringify(openedOf(previews)));
  const landing = JSON.parse(seen) as Drop | null;
  const opened = JSON.parse(gap) as Omit<Drop, 'kind'> | null;
  const rowOf = (kind: LaneKind) => {
    const lands = landingLane(
      rows.map(({ lane }) => lane),
      kind,
    );
    return rows.find(({ lane }) => lane === lands);
  };
  const row = landing && rowOf(landing.kind);
  const main = rowOf('main');
  return (
    <>
      {landing && row ? (
        <div
          className={css.landing}
          style={{
            top: row.top,
            height: row.height,
            ...across({ '--from': landing.from, '--length': landing.to - landing.from }),
          }}
          data-landing={landing.from}
        >
          {words.dropHere}
        </div>
      ) : null}
      {opened && main ? (
        <div
          className={css.gap}
          style={{
            top: main.top,
            height: main.height,
            ...across({ '--from': opened.from, '--length': opened.to - opened.from }),
          }}
          data-gap={opened.from}
          aria-hidden
        />
      ) : null}
    </>
  );
}
