/** What is set of the whole video: its style, its format, how long it is. */
import { VIDEO_MS } from '../../../../../contract/limits';
import { paintedTemplates } from '../../../../templates/paintedTemplates';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { stylesMessages } from '../../../../locales/messages/styles';
import { useVideoData } from '../../engine/useEngine';
import { choicesOf } from '../choices';
import { ChoiceField } from '../fields/ChoiceField';
import { SecondsField } from '../fields/SecondsField';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';
import { formatOf, formats, type FormatName } from './formats';

const text = words.project;
const templates = paintedTemplates.map((value) => ({ value, label: stylesMessages.names[value] ?? value }));

export function ProjectSection() {
  const { run, settle } = useFieldCommands();
  const { template, size, duration } = useVideoData();
  return (
    <Section title={words.sections.project} isOpen>
      <ChoiceField
        label={text.template}
        choices={templates}
        value={template}
        onChange={(next) => run('template.change', { template: next })}
      />
      <ChoiceField
        label={text.size}
        choices={choicesOf(text.sizes)}
        value={formatOf(size) ?? ''}
        onChange={(name) => run('size.change', { size: formats[name as FormatName] })}
      />
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
