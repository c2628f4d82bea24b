/** Moments that somebody named: a press goes there. */
import { MapPin } from 'lucide-react';
import type { CSSProperties } from 'react';
import { editorTimelineWords as words } from '../../../../words/en/editorTimeline';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import * as css from '../timeline.css';
import { useDrawn } from '../TimelineContext';
import { clockOf } from '../view/ticks';

export function Markers() {
  const { playback } = useEditor().engine.session;
  const { across } = useDrawn();
  const { markers = [] } = useVideoData();
  return markers
    .filter(({ at }) => at >= across.from && at <= across.to)
    .map(({ id, at, name }) => (
      <button
        key={id}
        type="button"
        className={css.marker}
        style={{ '--at': at } as CSSProperties}
        aria-label={words.marker(name, clockOf(at))}
        title={name}
        data-part="marker"
        onClick={() => playback.seekToMs(at)}
      >
        <MapPin size={16} aria-hidden />
      </button>
    ));
}
