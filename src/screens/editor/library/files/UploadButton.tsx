/** Asks for files of the open library's kind, one or many. [E7] */
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/controls/Button';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { useEditor } from '../../EditorContext';
import type { LibraryKind } from '../../../../machines/library/libraryMedia';

export function UploadButton({ kind }: { kind: LibraryKind }) {
  const library = useEditor().library();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button wide aria-label={text.kinds[kind].upload} onClick={() => input.current?.click()}>
        <Upload size={18} aria-hidden />
        {text.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={`${kind}/*`}
        data-testid={`upload-${kind}`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          library.send({ type: 'files.chosen', files, destination: { to: 'library', shelf: kind } });
        }}
      />
    </>
  );
}
