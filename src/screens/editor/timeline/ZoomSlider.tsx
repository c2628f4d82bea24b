/** How many seconds are seen at once: 10, 20, 30 or 40. [E4] */
import { ZoomIn, ZoomOut } from 'lucide-react';
import { TIMELINE_SPANS } from '../../../../contract/limits';
import { editorTimelineMessages as words } from '../../../locales/messages/editor/timeline';
import { useEditor } from '../EditorContext';
import { useSpanSeconds } from '../engine/useEngine';
import * as css from './toolbar.css';
import { stepOf } from '../../../editor-engine/timeline/scale';

const { steps } = TIMELINE_SPANS;

export function ZoomSlider() {
  const { view } = useEditor().engine.session;
  const seconds = useSpanSeconds();
  const span = stepOf(seconds);
  /** What is fitted may be longer than the slider. */
  const said = words.zoomAt(Math.max(span, Math.round(seconds)));
  return (
    <label className={css.zoom}>
      <ZoomOut size={16} aria-hidden />
      <input
        type="range"
        // To the right is nearer: fewer seconds.
        dir="rtl"
        className={css.slider}
        aria-label={words.zoom}
        aria-valuetext={said}
        min={steps[0]}
        max={steps[3]}
        step={steps[1] - steps[0]}
        value={span}
        onChange={(event) => view.setSpanSeconds(Number(event.currentTarget.value))}
      />
      <ZoomIn size={16} aria-hidden />
      <span className={css.span} aria-hidden>
        {said}
      </span>
    </label>
  );
}
