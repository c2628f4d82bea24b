/** Words edited where they stand. Escape or a press elsewhere leaves them as they were typed. */
import { useSelector } from '@xstate/react';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { useEditor } from '../../EditorContext';
import { useItem, useVideoData } from '../../engine/useEngine';
import * as css from './canvas.css';
import { placed } from './canvasPoint';
import { useMomentOf } from './useMomentOf';
import { poseAtMoment } from '../../../../editor-engine/canvas/keyedPose';
import { poseOf } from '../../../../templates/paint/poseOf';

export function CanvasText() {
  const { canvas } = useEditor();
  const { size, template } = useVideoData();
  const { itemId, draft } = useSelector(canvas, ({ context }) => context);
  const item = useItem(itemId ?? '');
  const atMs = useMomentOf(item);
  const pose = item && poseAtMoment(poseOf, atMs)(item, { size, template });
  if (item?.type !== 'text' || !pose) return null;
  const leave = () => canvas.send({ type: 'text.left' });
  return (
    <textarea
      autoFocus
      aria-label={text.editText}
      className={css.field}
      style={{
        ...placed(pose, size),
        // A part of the canvas's width, whose container it stands in.
        fontSize: `${((pose.fontSize ?? 0) / size.width) * 100}cqw`,
        textAlign: item.details.textAlign ?? 'center',
      }}
      value={draft}
      onChange={(event) => canvas.send({ type: 'text.typed', text: event.target.value })}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') leave();
      }}
    />
  );
}
