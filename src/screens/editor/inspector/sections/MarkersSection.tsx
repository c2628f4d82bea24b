/** The marked moments: what each is called, where it is, the way to it and away with it. */
import { LogIn, Trash2 } from 'lucide-react';
import { button } from '../../../../ui/controls/Button.css';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import { SecondsField } from '../fields/SecondsField';
import { TextField } from '../fields/TextField';
import * as css from '../inspector.css';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';

const text = words.markers;
const quiet = button({ variant: 'quiet', size: 'icon' });

export function MarkersSection() {
  const { playback } = useEditor().engine.session;
  const { run, settle } = useFieldCommands();
  const { markers = [], duration } = useVideoData();
  if (markers.length === 0) return null;
  return (
    <Section title={words.sections.markers}>
      <ul className={css.markers}>
        {markers.map(({ id, at, name }, index) => {
          const called = name === '' ? text.nameless(index + 1) : name;
          return (
            <li key={id} className={css.marker} aria-label={called}>
              <TextField
                label={text.name}
                value={name}
                onChange={(next) =>
                  next.trim() === '' ? undefined : run('marker.rename', { id, name: next }, `name ${id}`)
                }
                onSettle={settle}
              />
              <SecondsField
                label={text.at}
                value={at}
                maxMs={duration}
                onChange={(atMs) => run('marker.move', { id, atMs }, `at ${id}`)}
                onSettle={settle}
              />
              <div className={css.markerButtons}>
                <button
                  type="button"
                  className={quiet}
                  aria-label={text.goTo(called)}
                  title={text.goTo(called)}
                  onClick={() => playback.seekToMs(at)}
                >
                  <LogIn size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className={quiet}
                  aria-label={text.remove(called)}
                  title={text.remove(called)}
                  onClick={() => run('marker.remove', { id })}
                >
                  <Trash2 size={16} aria-hidden />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
