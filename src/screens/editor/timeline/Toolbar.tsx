/** What is done on the timeline most often, as buttons; the same as their keys. */
import {
  ArrowLeftToLine,
  ArrowRightToLine,
  Copy,
  FoldHorizontal,
  MapPin,
  Scissors,
  Trash2,
  UnfoldHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { editorShortcutMessages } from '../../../locales/messages/editor/shortcuts';
import { editorTimelineMessages as words } from '../../../locales/messages/editor/timeline';
import { useEditor } from '../EditorContext';
import { useSelection } from '../engine/useEngine';
import { keyNames } from '../shortcuts/keyNames';
import { useIsPhone } from '../shell/useIsPhone';
import * as css from './toolbar.css';
import { ZoomSlider } from './ZoomSlider';

const tools = [
  { id: 'split', Icon: Scissors, ofSelection: false },
  { id: 'trimBefore', Icon: ArrowRightToLine, ofSelection: false },
  { id: 'trimAfter', Icon: ArrowLeftToLine, ofSelection: false },
  { id: 'duplicate', Icon: Copy, ofSelection: true },
  { id: 'remove', Icon: Trash2, ofSelection: true },
  { id: 'rippleRemove', Icon: FoldHorizontal, ofSelection: true },
  { id: 'marker', Icon: MapPin, ofSelection: false },
] as const;

export function Toolbar() {
  const isSomethingSelected = useSelection().length > 0;
  // A phone has a bar for what is selected.
  const isPhone = useIsPhone();
  return (
    <div className={css.toolbar}>
      <div role="toolbar" aria-label={words.tools} className={css.tools}>
        {tools.map(({ id, Icon, ofSelection }) =>
          isPhone && ofSelection ? null : (
            <Tool key={id} id={id} Icon={Icon} isPossible={!ofSelection || isSomethingSelected} />
          ),
        )}
      </div>
      <div className={css.zoomPart}>
        <Tool id="fit" Icon={UnfoldHorizontal} isPossible />
        <ZoomSlider />
      </div>
    </div>
  );
}

interface ToolProps {
  id: (typeof tools)[number]['id'] | 'fit';
  Icon: LucideIcon;
  isPossible: boolean;
}

function Tool({ id, Icon, isPossible }: ToolProps) {
  const editor = useEditor();
  const shortcut = editor.shortcuts.find((one) => one.id === id);
  const name = editorShortcutMessages.names[id];
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={name}
      title={`${name} (${keyNames(shortcut?.keys[0] ?? '', false).join('+')})`}
      disabled={!isPossible}
      onClick={() => shortcut?.act?.(editor)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
