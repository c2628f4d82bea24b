/** The beats of a piece of music, and the bars of the built-in ones a little taller: where cuts sit well. [E2] */
import { useMemo, type CSSProperties } from 'react';
import { bpmOf, countedBeats, heardBeats } from '../../../../../contract/sound/heardBeats';
import { beatMsOf, BEATS_IN_BAR, trackOf, type MusicTrack } from '../../../../../contract/sound/music';
import type { ItemOf } from '../../../../../contract/video/videoData';
import { useDrawn } from '../TimelineContext';
import * as css from './beats.css';

/** px between two marks that can still be told apart. */
const APART_PX = 10;

export function Beats({ item }: { item: ItemOf<'audio'> }) {
  const track = trackOf(item.details.src);
  if (track) return <EvenBeats track={track} item={item} />;
  const beats = countedBeats(item.details);
  return beats ? <FoundBeats item={item} beats={beats} /> : null;
}

function EvenBeats({ track, item: { trim, details } }: { track: MusicTrack; item: ItemOf<'audio'> }) {
  const { pxPerMs } = useDrawn();
  // What goes round from a later moment on loses the bar at each turn: its marks would lie.
  if (trim && trim.from > 0 && details.loop) return null;
  const beatMs = beatMsOf(track);
  const barMs = beatMs * BEATS_IN_BAR;
  const everyMs = [beatMs, barMs].find((ms) => ms * pxPerMs >= APART_PX);
  if (everyMs === undefined) return null;
  const across = { '--every': everyMs, '--bar': barMs, '--late': -(trim?.from ?? 0) };
  return <span className={css.beats} style={across as CSSProperties} aria-hidden />;
}

/** As they were found, one by one: no piece that was played keeps its tempo to the ms. */
function FoundBeats({ item, beats }: { item: ItemOf<'audio'>; beats: readonly number[] }) {
  const { pxPerMs } = useDrawn();
  const length = item.display.to - item.display.from;
  const path = useMemo(
    () =>
      heardBeats(item)
        .map((beat) => `M${Math.round(beat - item.display.from)} 0V1`)
        .join(''),
    [item],
  );
  const bpm = bpmOf(beats);
  if (bpm === null || (60_000 / bpm) * pxPerMs < APART_PX) return null;
  return (
    <svg className={css.found} viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden>
      <path d={path} />
    </svg>
  );
}
