/** What a text or a caption says. */
import type { ItemOf } from '../../../../../contract/video/videoData';
import { isCaption } from '../../../../../contract/video/videoData';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { TextField } from '../fields/TextField';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';

export function WordsSection({ item: { id, details } }: { item: ItemOf<'text'> }) {
  const { run, settle } = useFieldCommands();
  return (
    <Section title={words.sections.words} isOpen>
      <TextField
        label={words.text.text}
        lines={3}
        value={details.text}
        onChange={(text) => run(isCaption(id) ? 'caption.rewrite' : 'text.rewrite', { id, text }, 'text')}
        onSettle={settle}
      />
    </Section>
  );
}
