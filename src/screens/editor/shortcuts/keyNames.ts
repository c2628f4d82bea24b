/** Keys as they are printed on a keyboard. */
import { editorShortcutMessages } from '../../../locales/messages/editor/shortcuts';

const names: Readonly<Record<string, string>> = editorShortcutMessages.keys;
const nameOf = (key: string) => names[key] ?? key.toUpperCase();

/** '$mod+Shift+z' as ['Ctrl', 'Shift', 'Z']; what Shift is needed for to type a sign is left out ('?'). */
export function keyNames(keys: string, isMac: boolean): readonly string[] {
  const parts = keys.split(/\+(?=.)/u);
  const last = parts.at(-1) ?? '';
  const typed = /^[^\p{L}\p{N}]$/u.test(last);
  return parts
    .filter((part) => !(typed && part === 'Shift'))
    .map((part) => (part === '$mod' && isMac ? editorShortcutMessages.keys.macMod : nameOf(part)));
}
