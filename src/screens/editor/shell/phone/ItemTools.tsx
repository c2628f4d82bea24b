/** What can be done to what is selected: the entries of its menu, its details, and back to the rest. [E2] [Y3] */
import { Check, SlidersHorizontal, Volume2 } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { itemNumbers } from '../../../../editor-engine/selectors/itemNumbers.selectors';
import { editorInspectorMessages } from '../../../../locales/messages/editor/inspector';
import { editorShellMessages as text } from '../../../../locales/messages/editor/shell';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import { useSelection, useVideoData } from '../../engine/useEngine';
import { entryIcons } from '../../timeline/menu/entryIcons';
import { itemEntries, type EntryName } from '../../timeline/menu/itemEntries';
import { ReplacementInput, type ReplacementChoice } from '../../timeline/ReplacementInput';
import * as css from './phone.css';
import { PhoneTool } from './PhoneTool';
import { SheetTool } from './PhoneTools';

/** The rest of the menu is in the details. */
const offered = [
  'split',
  'remove',
  'duplicate',
  'replace',
  'earlier',
  'later',
  'hide',
  'show',
  'rippleRemove',
] as const satisfies readonly EntryName[];

export function ItemTools({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const { engine, commands } = useEditor();
  const { selection } = engine.session;
  const data = useVideoData();
  const selected = useSelection();
  const replacement = useRef<ReplacementChoice>(null);
  const [id = ''] = selected;
  const entriesWith = (chooseFile: () => void) => itemEntries({ engine, commands, id, chooseFile });
  const entries = entriesWith(() => undefined);
  const called = words.called(itemNumbers(data).get(id));
  const label = words.menu.label(
    selected.length === 1 ? called : editorInspectorMessages.several(selected.length),
  );
  // Asked again when it is pressed: the playhead moves without anything being drawn.
  const run = (name: EntryName) =>
    entriesWith(() => replacement.current?.choose(id))
      .find((one) => one.name === name)
      ?.run();
  const leave = (act: () => void) => {
    flushSync(act);
    // What was pressed has gone with what it was done to.
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
  };
  const sounds = selected.some((one) => ['video', 'audio'].includes(engine.item(one)?.type ?? ''));
  return (
    <nav className={css.tools} aria-label={label}>
      <PhoneTool label={text.done} Icon={Check} onPress={() => leave(() => selection.set([]))} />
      <SheetTool name="inspector" Icon={SlidersHorizontal} />
      {sounds ? <SheetTool name="sound" Icon={Volume2} label={editorInspectorMessages.sound.volume} /> : null}
      {offered.map((name) => {
        const entry = entries.find((one) => one.name === name);
        return entry ? (
          <PhoneTool
            key={name}
            label={text.acts[name]}
            Icon={entryIcons[name]}
            // Where the playhead stands is asked when it is pressed.
            isPossible={name === 'split' || entry.isPossible}
            onPress={() => leave(() => run(name))}
          />
        ) : null;
      })}
      <ReplacementInput ref={replacement} />
    </nav>
  );
}
