/** What a shape is and how it is filled and outlined. */
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { editorTimelineMessages } from '../../../../locales/messages/editor/timeline';
import { choicesOf } from '../choices';
import { DetailFields, type DetailField } from '../DetailFields';
import { Section } from '../Section';
import type { SectionProps } from './SectionProps';

const text = words.shape;
const fields: readonly DetailField[] = [
  {
    kind: 'choice',
    name: 'shape',
    label: text.shape,
    initial: '',
    choices: choicesOf(editorTimelineMessages.shapes),
  },
  { kind: 'color', name: 'fill', label: text.fill, initial: '#ffffff' },
  {
    kind: 'slider',
    name: 'strokeWidth',
    label: text.stroke,
    unit: words.px,
    min: 0,
    max: 200,
    step: 1,
    initial: 0,
  },
  { kind: 'color', name: 'strokeColor', label: text.strokeColor, initial: '#000000' },
];

export const ShapeSection = ({ items }: SectionProps) => (
  <Section title={words.sections.shape} isOpen>
    <DetailFields items={items} fields={fields} />
  </Section>
);
