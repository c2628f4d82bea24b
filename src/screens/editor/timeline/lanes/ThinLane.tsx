/** The head of a lane of which nothing is seen: a line, which is opened by a press. */
import { flushSync } from 'react-dom';
import type { Lane } from '../../../../editor-engine/selectors/lanes.selectors';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import * as css from '../timeline.css';
import { laneName } from './laneName';

export function ThinLane({ lane }: { lane: Lane }) {
  const { engine } = useEditor();
  const label = words.openLane(laneName(lane));
  return (
    <button
      type="button"
      className={css.thinLane}
      aria-label={label}
      title={label}
      aria-expanded={false}
      data-part="lane"
      onClick={({ currentTarget: { parentElement: head } }) => {
        flushSync(() => engine.session.laneView.open(lane.id));
        // Who pressed it goes on where it stood: at the switch of the lane that is open now.
        head?.querySelector('button')?.focus();
      }}
    />
  );
}
