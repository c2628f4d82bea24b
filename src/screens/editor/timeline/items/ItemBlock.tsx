/** One item on its lane. It hears of itself only: a drag draws this one anew and no other. */
import { memo, type CSSProperties } from 'react';
import type { LaneKind } from '../../../../editor-engine/selectors/laneKinds.selectors';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import { useIsSelected, useItem, usePreview, useWaits } from '../../engine/useEngine';
import { itemName } from '../../itemName';
import { useIsCurrent } from '../TimelineContext';
import { Badges, badgesOf, Fades, hasFades } from './Badges';
import * as css from './item.css';
import { Keyframes, keyframesSaid } from './Keyframes';
import { ItemFace } from './ItemFace';

interface Props {
  id: string;
  kind: LaneKind;
  /** `Clip 2`. */
  called: string;
  /** Its place on the lane, from 0. */
  index: number;
  height: number;
}
/** px that are enough for the badges over the name; in lower ones they stand beside it. */
const HIGH = 46;
const across = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties;
/** A caption is named by its words, all others by their names. */
const nameOf = (item: NonNullable<ReturnType<typeof useItem>>) =>
  item.type === 'text' ? item.details.text : itemName(item);

export const ItemBlock = memo(function ItemBlock({ id, kind, called, index, height }: Props) {
  const { engine } = useEditor();
  const shown = useItem(id);
  const preview = usePreview(id);
  const isSelected = useIsSelected(id);
  const isCurrent = useIsCurrent(id);
  const waits = useWaits(shown);
  const committed = engine.item(id);
  if (!shown || !committed) return null;
  const { from, to } = shown.display;
  const isOff = !engine.doc.hasCell('items', id, 'layer');
  const badges = badgesOf(shown, waits);
  const notes = [
    ...badges.map(({ said }) => said),
    ...keyframesSaid(shown),
    ...(hasFades(shown) ? [words.badges.fade] : []),
    ...(isOff ? [words.switchedOff] : []),
  ];
  return (
    <div
      role="gridcell"
      aria-colindex={index + 2}
      aria-selected={isSelected}
      aria-label={[words.item(called, nameOf(shown), from, to), ...notes].join(', ')}
      tabIndex={isCurrent ? 0 : -1}
      className={css.block({ kind })}
      style={across({
        '--from': committed.display.from,
        '--by': (preview?.heldFrom ?? from) - committed.display.from,
        '--length': to - from,
        '--badges-beside': height >= HIGH ? 0 : badges.length,
      })}
      data-part="item"
      data-item={id}
      data-held={preview && !preview.isAside ? '' : undefined}
      data-aside={preview?.isAside ? '' : undefined}
      data-off={isOff ? '' : undefined}
    >
      <ItemFace committed={committed} shown={shown} height={height} />
      <Fades {...shown} />
      <Keyframes item={shown} />
      <Badges badges={badges} />
      <span className={css.edgeFrom} data-part="edge" data-edge="from" />
      <span className={css.edgeTo} data-part="edge" data-edge="to" />
    </div>
  );
});
