/** The head of a lane: what it holds, and a switch for all of it. What is switched off is kept, not seen and not heard. */
import { AudioLines, Captions, Clapperboard, Layers2, Type } from 'lucide-react';
import type { LaneKind } from '../../../../editor-engine/selectors/laneKinds.selectors';
import type { Lane } from '../../../../editor-engine/selectors/lanes.selectors';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import * as css from '../timeline.css';
import { laneName } from './laneName';

const icons: Readonly<Record<LaneKind, typeof Type>> = {
  titles: Type,
  overlays: Layers2,
  main: Clapperboard,
  captions: Captions,
  audio: AudioLines,
};

export function LaneSwitch({ lane }: { lane: Lane }) {
  const { engine, commands } = useEditor();
  const { doc } = engine;
  // Which items are switched on is the document's, so it is read again when that changes.
  useVideoData();
  const isShown = (id: string) => doc.hasCell('items', id, 'layer');
  const isOn = lane.items.some(({ id }) => isShown(id));
  const name = laneName(lane);
  const Icon = icons[lane.kind];
  const turn = () =>
    commands.setLaneShown(
      lane.items.filter(({ id }) => isShown(id) === isOn).map(({ id }) => id),
      name,
      !isOn,
    );
  return (
    <button
      type="button"
      className={css.laneSwitch}
      aria-label={words.switchLane(name, isOn)}
      title={words.switchLane(name, isOn)}
      data-part="lane"
      data-off={isOn || lane.items.length === 0 ? undefined : ''}
      disabled={lane.items.length === 0}
      onClick={turn}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
