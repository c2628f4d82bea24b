/** Captions on and off, and a button for each library. [E5] [E7] */
import { useSelector } from '@xstate/react';
import { Captions, Clapperboard, Image, Music, Shapes, Stamp, Type } from 'lucide-react';
import { captionsAreShown } from '../../../editor-engine/selectors/captions.selectors';
import type { PanelName } from '../../../machines/workspace/panels';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { useEditor } from '../EditorContext';
import { useVideoData } from '../engine/useEngine';
import { openPanel } from './openPanel';
import * as css from './shell.css';

const libraries = [
  ['videos', Clapperboard],
  ['photos', Image],
  ['text', Type],
  ['audios', Music],
  ['shapes', Shapes],
  ['brand', Stamp],
] as const satisfies readonly (readonly [PanelName, unknown])[];

export function Toolbar() {
  const editor = useEditor();
  const open = useSelector(editor.panel, openPanel);
  const areShown = captionsAreShown(useVideoData());
  return (
    <nav className={css.toolbar} aria-label={text.toolbar}>
      <button
        type="button"
        className={css.tool}
        aria-pressed={areShown}
        aria-label={text.captionsOn}
        onClick={() => editor.commands.setCaptionsShown(!areShown)}
      >
        <Captions size={20} aria-hidden />
        {text.tabs.captions}
      </button>
      <hr className={css.toolRule} />
      {libraries.map(([panel, Icon]) => (
        <button
          key={panel}
          type="button"
          className={css.tool}
          aria-expanded={open === panel}
          onClick={() =>
            editor.panel.send(open === panel ? { type: 'panel.closed' } : { type: 'panel.chosen', panel })
          }
        >
          <Icon size={20} aria-hidden />
          {text.panels[panel]}
        </button>
      ))}
    </nav>
  );
}
