/** The menu of an item, where it was asked for. */
import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { useSelector } from '@xstate/react';
import * as css from '../../../../ui/controls/Menu.css';
import { editorTimelineMessages as words } from '../../../../locales/messages/editor/timeline';
import { useEditor } from '../../EditorContext';
import { itemNumbers } from '../../../../editor-engine/selectors/itemNumbers.selectors';
import { asHighAsFits, overPage } from '../timeline.css';
import { entryIcons } from './entryIcons';
import { itemEntries, type EntryName } from './itemEntries';

interface Props {
  chooseFile: (itemId: string) => void;
}
const isDanger = (name: EntryName) => name === 'remove' || name === 'rippleRemove';

export default function ItemMenu({ chooseFile }: Props) {
  const { engine, gesture, commands } = useEditor();
  const menu = useSelector(gesture, ({ context }) => context.menu);
  const isOpen = useSelector(gesture, (state) => state.matches({ resting: 'menuOpen' }));
  if (!menu || !isOpen) return null;
  const id = menu.itemId;
  const entries = itemEntries({ engine, commands, id, chooseFile: () => chooseFile(id) });
  return (
    <Ark.Root
      open
      positioning={{
        placement: 'bottom-start',
        fitViewport: true,
        getAnchorRect: () => ({ ...menu.at, width: 0, height: 0 }),
      }}
      onOpenChange={({ open }) => !open && gesture.send({ type: 'menu.closed' })}
      onSelect={({ value }) => entries.find(({ name }) => name === value)?.run()}
      aria-label={words.menu.label(words.called(itemNumbers(engine.videoData()).get(id)))}
    >
      <Portal>
        <Ark.Positioner className={overPage}>
          <Ark.Content className={`${css.content} ${asHighAsFits}`}>
            {entries.map(({ name, label, isPossible }) => {
              const Icon = entryIcons[name];
              return (
                <Ark.Item
                  key={name}
                  value={name}
                  disabled={!isPossible}
                  className={css.item({ tone: isDanger(name) ? 'danger' : 'plain' })}
                >
                  <Icon size={16} aria-hidden />
                  {label}
                </Ark.Item>
              );
            })}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
