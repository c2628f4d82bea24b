/** The beats of a piece of built-in music, and its bars a little taller: where cuts sit well. [E2] */
import type { CSSProperties } from 'react';
import { beatMsOf, BEATS_IN_BAR, trackOf } from '../../../../../contract/sound/music';
import type { ItemOf } from '../../../../../contract/video/videoData';
import { useDrawn } from '../TimelineContext';
import * as css from './beats.css';

/** px between two marks that can still be told apart. */
const APART_PX = 10;

export function Beats({ trim, details }: Pick<ItemOf<'audio'>, 'trim' | 'details'>) {
  const { pxPerMs } = useDrawn();
  const track = trackOf(details.src);
  // What goes round from a later moment on loses the bar at each turn: its marks would lie.
  if (!track || (trim && trim.from > 0 && details.loop)) return null;
  const beatMs = beatMsOf(track);
  const barMs = beatMs * BEATS_IN_BAR;
  const everyMs = [beatMs, barMs].find((ms) => ms * pxPerMs >= APART_PX);
  if (everyMs === undefined) return null;
  const across = { '--every': everyMs, '--bar': barMs, '--late': -(trim?.from ?? 0) };
  return <span className={css.beats} style={across as CSSProperties} aria-hidden />;
}
