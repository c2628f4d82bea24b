/** Hears keys that belong to no field, and what the browser says of copying, cutting and pasting. */
import { tinykeys } from 'tinykeys';
import type { EditorByKeys } from '../../../screens/editor/EditorContext';
import { copySelected, pasteText } from './clipboard';

/** Where a person writes or chooses by letters. */
const WRITTEN_IN =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog]';
/** Moved by keys that lead somewhere. */
const MOVED = 'input[type=range], input[type=radio], [role=slider], [role=separator]';
const LEADS = /^(Arrow|Home|End|Page)/u;
/** Pressed by these two themselves. */
const PRESSED = 'button, a, summary, [role=tab], [role=button], input[type=checkbox], [role=gridcell]';
const PRESSES = new Set([' ', 'Enter']);

const isIn = (target: EventTarget | null, places: string) =>
  target instanceof Element && target.closest(places) !== null;

/** Nothing behind it hears a key, wherever the focus is. */
const OPEN_DIALOG = '[role=dialog][aria-modal=true]:not([hidden], [data-state=closed])';
const isBehindDialog = ({ document }: Window) => document.querySelector(OPEN_DIALOG) !== null;

/** A number is in the document as it is typed, and written anew by it: its own undo would find nothing to take back. */
const takesNumberBack = ({ target, key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && /^[zy]$/iu.test(key) && isIn(target, 'input[type=number]:not([role=dialog] *)');

function isSpokenFor(event: KeyboardEvent): boolean {
  const { target, key, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing) return true;
  if (isIn(target, WRITTEN_IN)) return !takesNumberBack(event);
  return (LEADS.test(key) && isIn(target, MOVED)) || (PRESSES.has(key) && isIn(target, PRESSED));
}

export function listenToKeys(editor: EditorByKeys, window: Window): () => void {
  const bindings = editor.shortcuts.flatMap(({ keys, act }) =>
    act
      ? keys.map((key) => [
          key,
          (event: KeyboardEvent) => {
            event.preventDefault();
            act(editor);
          },
        ])
      : [],
  );
  const stopKeys = tinykeys(window, Object.fromEntries(bindings), {
    ignore: (event) => isSpokenFor(event) || isBehindDialog(window),
  });

  const listen = (type: 'copy' | 'cut' | 'paste', hear: (event: ClipboardEvent) => boolean) => {
    const listener = (event: Event) => {
      if (isIn(event.target, WRITTEN_IN) || isBehindDialog(window)) return;
      if (hear(event as ClipboardEvent)) event.preventDefault();
    };
    window.document.addEventListener(type, listener);
    return () => window.document.removeEventListener(type, listener);
  };
  /** Marked words are what is meant, until something else on the page is pressed: where nothing else can be marked, they stay marked. */
  const marksWords = () => {
    const marked = window.getSelection();
    const { activeElement } = window.document;
    return marked?.isCollapsed === false && (activeElement?.contains(marked.anchorNode) ?? true);
  };
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
