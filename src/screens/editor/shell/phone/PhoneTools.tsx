/** While nothing is selected: what can be added, what is said, and what has no room at the top. */
import { useSelector } from '@xstate/react';
import {
  Captions,
  Clapperboard,
  FileVideo,
  History,
  Image,
  Moon,
  Music,
  Palette,
  ScrollText,
  Shapes,
  SlidersHorizontal,
  Stamp,
  Sun,
  Type,
} from 'lucide-react';
import type { PanelName, SheetName } from '../../../../machines/workspace/panels';
import { editorShellMessages as text } from '../../../../locales/messages/editor/shell';
import { useEditor } from '../../EditorContext';
import { openPanel } from '../openPanel';
import * as css from './phone.css';
import { PhoneTool } from './PhoneTool';

const libraries = [
  ['photos', Image],
  ['videos', Clapperboard],
  ['text', Type],
  ['audios', Music],
] as const satisfies readonly (readonly [PanelName, unknown])[];
const sheets = [
  ['script', ScrollText],
  ['captions', Captions],
  ['inspector', SlidersHorizontal],
] as const satisfies readonly (readonly [SheetName, unknown])[];
/** Asked for less often. */
const moreLibraries = [
  ['shapes', Shapes],
  ['brand', Stamp],
] as const satisfies readonly (readonly [PanelName, unknown])[];

export function PhoneTools() {
  const { dialog, renderStart, theme } = useEditor();
  const canChoose = useSelector(renderStart, (state) => state.can({ type: 'choice.requested' }));
  const isDark = useSelector(theme, (state) => state.hasTag('dark'));
  return (
    <nav className={css.tools} aria-label={text.toolbar}>
      {libraries.map(([name, Icon]) => (
        <LibraryTool key={name} name={name} Icon={Icon} />
      ))}
      {sheets.map(([name, Icon]) => (
        <SheetTool key={name} name={name} Icon={Icon} />
      ))}
      {moreLibraries.map(([name, Icon]) => (
        <LibraryTool key={name} name={name} Icon={Icon} />
      ))}
      <PhoneTool label={text.styles} Icon={Palette} onPress={() => dialog.send({ type: 'styles.asked' })} />
      <PhoneTool
        label={text.renderChoiceShort}
        Icon={FileVideo}
        isPossible={canChoose}
        onPress={() => renderStart.send({ type: 'choice.requested' })}
      />
      <PhoneTool
        label={text.versions}
        Icon={History}
        onPress={() => dialog.send({ type: 'versions.asked' })}
      />
      <PhoneTool
        label={isDark ? text.toLight : text.toDark}
        Icon={isDark ? Sun : Moon}
        onPress={() => theme.send({ type: 'theme.toggled' })}
      />
    </nav>
  );
}

function LibraryTool({ name, Icon }: { name: PanelName; Icon: typeof Image }) {
  const { phoneSheet, panel } = useEditor();
  const library = useSelector(panel, openPanel);
  const isOpen = useSelector(phoneSheet, ({ value }) => value === 'library') && library === name;
  return (
    <PhoneTool
      label={text.panels[name]}
      Icon={Icon}
      isOpen={isOpen}
      onPress={() =>
        phoneSheet.send(isOpen ? { type: 'sheet.closed' } : { type: 'library.chosen', panel: name })
      }
    />
  );
}

interface SheetToolProps {
  name: SheetName;
  Icon: typeof Image;
  label?: string;
}

export function SheetTool({ name, Icon, label = text.sheets[name] }: SheetToolProps) {
  const { phoneSheet } = useEditor();
  const isOpen = useSelector(phoneSheet, ({ value }) => value === name);
  return (
    <PhoneTool
      label={label}
      Icon={Icon}
      isOpen={isOpen}
      onPress={() =>
        phoneSheet.send(isOpen ? { type: 'sheet.closed' } : { type: 'sheet.chosen', sheet: name })
      }
    />
  );
}
