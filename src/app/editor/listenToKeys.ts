/** Hears keys that belong to no field, and what the browser says of copying, cutting and pasting. */
import { tinykeys } from 'tinykeys';
import type { Editor } from '../../screens/editor/EditorContext';
import { shortcuts } from '../../screens/editor/shortcuts/shortcuts';
import { copySelected, pasteText } from '../../screens/editor/shortcuts/clipboard';

/** Where a person writes, chooses or moves something by keys of its own. */
const OWN_KEYS =
  'input:not([type=checkbox], [type=button]), textarea, select, [contenteditable=true], [role=slider], [role=menu], [role=listbox], [role=dialog], [role=separator]';
/** Pressed by these two themselves. */
const PRESSED = 'button, a, summary, [role=tab], [role=button], input[type=checkbox], [role=gridcell]';
const PRESSES = new Set([' ', 'Enter']);

const hasOwnKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

function isSpokenFor(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || hasOwnKeys(target)) return true;
  return PRESSES.has(event.key) && target instanceof Element && target.closest(PRESSED) !== null;
}

export function listenToKeys(editor: Editor, window: Window): () => void {
  const bindings = shortcuts.flatMap(({ keys, ...shortcut }) =>
    'act' in shortcut
      ? keys.map((key) => [
          key,
          (event: KeyboardEvent) => {
            event.preventDefault();
            shortcut.act(editor);
          },
        ])
      : [],
  );
  const stopKeys = tinykeys(window, Object.fromEntries(bindings), { ignore: isSpokenFor });

  const listen = (type: 'copy' | 'cut' | 'paste', hear: (event: ClipboardEvent) => boolean) => {
    const listener = (event: Event) => {
      if (!hasOwnKeys(event.target) && hear(event as ClipboardEvent)) event.preventDefault();
    };
    window.document.addEventListener(type, listener);
    return () => window.document.removeEventListener(type, listener);
  };
  /** Words that are marked on the page are what is meant then. */
  const marksWords = () => window.getSelection()?.isCollapsed === false;
  const put = (isCut: boolean) => (event: ClipboardEvent) => {
    const text = marksWords() ? null : copySelected(editor, isCut);
    if (text !== null) event.clipboardData?.setData('text/plain', text);
    return text !== null;
  };
  const stops = [
    stopKeys,
    listen('copy', put(false)),
    listen('cut', put(true)),
    listen('paste', ({ clipboardData }) => pasteText(editor, clipboardData?.getData('text/plain') ?? '')),
  ];
  return () => stops.forEach((stop) => stop());
}
