/** Where the video stands. It moves by itself: no frame of playback renders anything. [Y1] */
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import { useTimeline } from '../TimelineContext';
import { clockOf } from '../view/ticks';
import { followPlayhead } from './followPlayhead';
import * as css from './over.css';
import { frameAfter } from './playheadKeys';

export function Playhead() {
  const { playback } = useEditor().engine.session;
  const { viewport, scroller } = useTimeline();
  const line = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const show = () => {
      const atMs = playback.currentMs();
      const { duration, fps } = playback.get();
      line.current?.style.setProperty('--at', String(atMs));
      line.current?.toggleAttribute('data-away', atMs * viewport.pxPerMs < viewport.left - 1);
      handle.current?.setAttribute('aria-valuemax', String(duration));
      handle.current?.setAttribute('aria-valuenow', String(playback.get().currentFrame));
      const whole = clockOf((duration * 1000) / fps);
      handle.current?.setAttribute('aria-valuetext', words.playheadAt(clockOf(atMs), whole));
    };
    const move = () => {
      show();
      if (scroller.current) followPlayhead(scroller.current, viewport, playback);
    };
    show();
    const leaving = [playback.subscribe(move), viewport.subscribeScale(show), viewport.subscribeScroll(show)];
    return () => leaving.forEach((leave) => leave());
  }, [playback, viewport, scroller]);

  const steer = (event: KeyboardEvent) => {
    const frame = frameAfter(event, playback.get());
    if (frame === null) return;
    event.preventDefault();
    event.stopPropagation();
    playback.seekTo(frame);
  };

  return (
    <div ref={line} className={css.playhead}>
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={words.playhead}
        aria-valuemin={0}
        aria-valuenow={0}
        className={css.handle}
        data-part="ruler"
        onKeyDown={steer}
      />
    </div>
  );
}
