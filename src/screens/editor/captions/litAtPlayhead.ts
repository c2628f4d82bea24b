/** Marks the one of many elements that the playhead stands at: by an attribute, so that no frame is a render. */
import { useEffect, type RefObject } from 'react';
import { useEditor } from '../EditorContext';

interface Timed {
  readonly from: number;
}
/** ms of the video. */
interface Stretch extends Timed {
  readonly to: number;
}

/** The last one begun at that moment of the video, ms; -1 before the first. `timed` is in order. */
export function lastBegun(timed: readonly Timed[], atMs: number): number {
  let low = 0;
  let high = timed.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((timed[middle]?.from ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** While somebody works in the list it does not move away beneath them. */
const isWorkedIn = (list: HTMLElement) => list.matches(':hover, :focus-within');

/**
 * @param list holds one element with `data-moment` for each of `timed`, in the same order.
 * @param attribute is set on the one that is lit.
 * @param away of what `timed` leaves out, where it is open elsewhere: nothing is lit meanwhile.
 */
export function useLitAtPlayhead(
  list: RefObject<HTMLElement | null>,
  timed: readonly Timed[],
  attribute: string,
  away: Stretch | null = null,
): void {
  const { playback } = useEditor().engine.session;
  useEffect(() => {
    const elements = list.current?.querySelectorAll('[data-moment]') ?? [];
    let lit: Element | undefined;
    const light = () => {
      // Seeking takes the nearest frame: what was gone to may begin up to half of one later.
      const halfFrameMs = 500 / playback.get().fps;
      const atMs = playback.currentMs() + halfFrameMs;
      const isAway = away !== null && atMs >= away.from && atMs < away.to;
      const next = isAway ? undefined : elements[lastBegun(timed, atMs)];
      if (next === lit) return;
      lit?.removeAttribute(attribute);
      next?.setAttribute(attribute, 'true');
      lit = next;
      if (next && list.current && playback.get().isPlaying && !isWorkedIn(list.current))
        next.scrollIntoView({ block: 'nearest' });
    };
    light();
    const stop = playback.subscribe(light);
    return () => {
      stop();
      lit?.removeAttribute(attribute);
    };
  }, [list, timed, attribute, away, playback]);
}
