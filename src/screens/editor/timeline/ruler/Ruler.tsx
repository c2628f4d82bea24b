/** The moments of the video, as many as can be read; a press goes there. The playhead tells them to who does not see. */
import type { CSSProperties } from 'react';
import * as css from '../timeline.css';
import { useDrawn } from '../TimelineContext';
import { clockOf, ticksBetween, tickStep } from '../view/ticks';
import { Markers } from './Markers';

export function Ruler() {
  const { pxPerMs, across } = useDrawn();
  const step = tickStep(pxPerMs);
  return (
    <div className={css.ruler} data-part="ruler">
      <div
        className={css.rulerFace}
        style={{ '--part-ms': step.everyMs / step.parts } as CSSProperties}
        aria-hidden
      >
        {ticksBetween(across.from, across.to, step).map((atMs) => (
          <span key={atMs} className={css.tick} style={{ '--at': atMs } as CSSProperties}>
            {clockOf(atMs)}
          </span>
        ))}
      </div>
      <Markers />
    </div>
  );
}
