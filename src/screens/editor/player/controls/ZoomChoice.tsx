/** How large the film is shown: as its pane allows, or in parts of its own size. */
import { useSelector } from '@xstate/react';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { useEditor } from '../../EditorContext';
import * as css from './controls.css';

const FIT = 'fit';
/** Of a hundred. */
const ZOOMS = [25, 50, 100, 200] as const;

export function ZoomChoice() {
  const { canvas } = useEditor();
  const zoom = useSelector(canvas, ({ context }) => context.zoom);
  return (
    <select
      className={`${css.choice} ${css.rare}`}
      aria-label={text.zoom}
      title={text.zoom}
      value={zoom ?? FIT}
      onChange={({ target: { value } }) =>
        canvas.send({ type: 'zoom.chosen', zoom: value === FIT ? null : Number(value) })
      }
    >
      <option value={FIT}>{text.zoomFit}</option>
      {ZOOMS.map((percent) => (
        <option key={percent} value={percent}>
          {text.zoomValue(percent)}
        </option>
      ))}
    </select>
  );
}
