/** The rectangle that is drawn around what is to be selected. */
import { useSelector } from '@xstate/react';
import { useEditor } from '../../EditorContext';
import { START } from '../../../../editor-engine/timeline/laneLayout';
import * as css from './over.css';

export function Marquee() {
  const { gesture } = useEditor();
  const isDrawn = useSelector(gesture, (state) => state.matches({ gesturing: 'marquee' }));
  const press = useSelector(gesture, ({ context }) => context.press);
  const move = useSelector(gesture, ({ context }) => context.move);
  if (!isDrawn || !press || !move) return null;
  const [start, end] = [press.place, move.place];
  return (
    <div
      className={css.marquee}
      style={{
        left: START + Math.min(start.xPx, end.xPx),
        top: Math.min(start.yPx, end.yPx),
        width: Math.abs(end.xPx - start.xPx),
        height: Math.abs(end.yPx - start.yPx),
      }}
      data-marquee
      aria-hidden
    />
  );
}
