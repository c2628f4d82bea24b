/** What is set of the whole video: its style, how long it is. */
import { VIDEO_MS } from '../../../../../contract/limits';
import { paintedTemplates } from '../../../../templates/paintedTemplates';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { stylesMessages } from '../../../../locales/messages/styles';
import { useVideoData } from '../../engine/useEngine';
import { ChoiceField } from '../fields/ChoiceField';
import { SecondsField } from '../fields/SecondsField';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';

const text = words.project;
const templates = paintedTemplates.map((value) => ({ value, label: stylesMessages.names[value] ?? value }));

export function ProjectSection() {
  const { run, settle } = useFieldCommands();
  const { template, duration } = useVideoData();
  return (
    <Section title={words.sections.project} isOpen>
      <ChoiceField
        label={text.template}
        choices={templates}
        value={template}
        onChange={(next) => run('template.change', { template: next })}
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
