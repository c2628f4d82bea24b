/** Moments that somebody named: a press goes there, keys move them. */
import { MapPin } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import * as css from '../timeline.css';
import { useDrawn } from '../TimelineContext';
import { clockOf } from '../view/ticks';
import { actOnMarker, markerActOf } from './markerKeys';

export function Markers() {
  const { engine, announce } = useEditor();
  const { playback } = engine.session;
  const { across } = useDrawn();
  const { markers = [], duration, fps } = useVideoData();
  const steer = (event: KeyboardEvent, { id, at, name }: (typeof markers)[number]) => {
    const act = markerActOf(event, at, { fps, duration });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (!actOnMarker(engine, id, act).done) return;
    announce(
      act.act === 'remove' ? words.spoken.markerRemoved(name) : words.spoken.markerMoved(name, act.atMs),
    );
  };
  return markers
    .filter(({ at }) => at >= across.from && at <= across.to)
    .map((marker) => ({ ...marker, clock: clockOf(marker.at) }))
    .map(({ id, at, name, clock }) => (
      <button
        key={id}
        type="button"
        className={css.marker}
        style={{ '--at': at } as CSSProperties}
        aria-label={words.marker(name, clock)}
        title={name}
        data-part="marker"
        onClick={() => playback.seekToMs(at)}
        onKeyDown={(event) => steer(event, { id, at, name })}
      >
        <MapPin size={16} aria-hidden />
      </button>
    ));
}
