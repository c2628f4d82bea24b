/** The shape of a sound, drawn as bars: only where it is in view, as a long track would not fit a canvas. */
import { memo, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../../EditorContext';
import { useDrawn } from '../TimelineContext';
import { useObservable } from '../../useObservable';
import * as css from './item.css';
import { barsOf } from './peaks';

interface Props {
  src: string;
  /** ms of the video. */
  from: number;
  to: number;
  /** ms of the source where it begins. */
  trimFrom: number;
  speed: number;
  loops: boolean;
  height: number;
}
const BAR_PX = 3;
const GAP_PX = 1;

export const Waveform = memo(function Waveform({ src, from, to, trimFrom, speed, loops, height }: Props) {
  const { pxPerMs, across } = useDrawn();
  const peaks = useObservable(useEditor().media.waveform(src));
  const canvas = useRef<HTMLCanvasElement>(null);
  const start = Math.max(from, across.from);
  const end = Math.min(to, across.to);
  const bars = Math.max(0, Math.floor(((end - start) * pxPerMs) / BAR_PX));

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !peaks) return;
    const msPerBar = (BAR_PX / pxPerMs) * speed;
    const heights = barsOf(peaks, { fromMs: trimFrom + (start - from) * speed, msPerBar, bars, loops });
    context.clearRect(0, 0, canvas.current.width, height);
    context.fillStyle = getComputedStyle(canvas.current).color;
    heights.forEach((peak, bar) => {
      const tall = Math.max(2, peak * (height - 12));
      context.fillRect(bar * BAR_PX, (height - tall) / 2, BAR_PX - GAP_PX, tall);
    });
  }, [peaks, bars, start, from, trimFrom, speed, loops, pxPerMs, height]);

  if (bars === 0) return null;
  return (
    <canvas
      ref={canvas}
      className={css.wave}
      width={bars * BAR_PX}
      height={height}
      style={{ transform: `translateX(${(start - from) * pxPerMs}px)` }}
      aria-hidden
    />
  );
});
