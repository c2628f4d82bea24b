/** Asks for the file that takes an item's place; the library uploads it. [E2] */
import { useImperativeHandle, useRef, type Ref } from 'react';
import { editorTimelineMessages as words } from '../../../locales/messages/editor/timeline';
import { useEditor } from '../EditorContext';

export interface ReplacementChoice {
  choose(itemId: string): void;
}

export function ReplacementInput({ ref }: { ref: Ref<ReplacementChoice> }) {
  const editor = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const itemId = useRef('');
  useImperativeHandle(ref, () => ({
    choose(id) {
      itemId.current = id;
      input.current?.click();
    },
  }));
  return (
    <input
      ref={input}
      type="file"
      accept="image/*,video/*"
      hidden
      aria-label={words.menu.replace}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])].slice(0, 1);
        editor.takeFiles({
          type: 'files.chosen',
          files,
          destination: { to: 'item', itemId: itemId.current },
        });
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
