/** What is set of the whole video: its style, how long it is. */
import { Palette } from 'lucide-react';
import { VIDEO_MS } from '../../../../../contract/limits';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { stylesMessages } from '../../../../locales/messages/styles';
import { Button } from '../../../../ui/controls/Button';
import { useVideoData } from '../../engine/useEngine';
import { useEditor } from '../../EditorContext';
import { FieldRow } from '../fields/FieldRow';
import * as css from '../fields/fields.css';
import { SecondsField } from '../fields/SecondsField';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';

const text = words.project;

export function ProjectSection() {
  const { run, settle } = useFieldCommands();
  const { dialog } = useEditor();
  const { template, duration } = useVideoData();
  return (
    <Section title={words.sections.project} isOpen>
      <FieldRow label={text.template} name={<span className={css.label}>{text.template}</span>}>
        <Button variant="secondary" size="small" onClick={() => dialog.send({ type: 'styles.asked' })}>
          <Palette size={16} aria-hidden />
          {stylesMessages.names[template] ?? template}
        </Button>
      </FieldRow>
      <SecondsField
        label={text.duration}
        maxMs={VIDEO_MS.max}
        value={duration}
        onChange={(durationMs) => run('duration.change', { durationMs }, 'duration')}
        onSettle={settle}
      />
    </Section>
  );
}
