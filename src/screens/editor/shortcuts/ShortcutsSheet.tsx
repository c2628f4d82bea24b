/** Every shortcut, searchable. */
import { useDeferredValue, useState } from 'react';
import { Dialog } from '../../../ui/feedback/Dialog';
import { editorShortcutMessages as text } from '../../../locales/messages/editor/shortcuts';
import { useEditor, type Shortcut } from '../EditorContext';
import { keyNames } from './keyNames';
import { itemShortcuts } from './item.shortcuts';
import { shortcutGroups } from './shortcut';
import * as css from './shortcutsSheet.css';

const matches = (asked: string) => {
  const words = asked.toLowerCase().split(/\s+/u).filter(Boolean);
  return ({ id, keys }: Shortcut) => {
    const said = `${text.names[id]} ${keys.flatMap((key) => keyNames(key, isMac())).join(' ')}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
};
const isMac = () => /Mac|iPhone|iPad/u.test(navigator.userAgent);

export default function ShortcutsSheet() {
  const { dialog, shortcuts } = useEditor();
  const [asked, ask] = useState('');
  const found = [...shortcuts, ...itemShortcuts].filter(matches(useDeferredValue(asked)));
  return (
    <Dialog
      isOpen
      onClose={() => dialog.send({ type: 'dialog.closed' })}
      title={text.title}
      closeLabel={text.close}
      foot={null}
    >
      <input
        type="search"
        className={css.search}
        aria-label={text.search}
        placeholder={text.search}
        value={asked}
        onChange={({ target }) => ask(target.value)}
      />
      {found.length === 0 ? <p role="status">{text.none(asked)}</p> : null}
      <div className={css.groups}>
        {shortcutGroups
          .map((group) => [group, found.filter((shortcut) => shortcut.group === group)] as const)
          .filter(([, some]) => some.length > 0)
          .map(([group, some]) => (
            <section key={group}>
              <h3 className={css.heading}>{text.groups[group]}</h3>
              <dl className={css.list}>
                {some.map(({ id, keys }) => (
                  <div key={id} className={css.row}>
                    <dt>{text.names[id]}</dt>
                    <dd className={css.keys}>
                      {keys.map((key, index) => (
                        <span key={key}>
                          {index > 0 ? <span className={css.or}> {text.or} </span> : null}
                          {keyNames(key, isMac()).map((name) => (
                            <kbd key={name} className={css.key}>
                              {name}
                            </kbd>
                          ))}
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Dialog>
  );
}
