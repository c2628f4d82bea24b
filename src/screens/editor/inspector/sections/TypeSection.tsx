/** How a text is set: typeface, size, lines, colours. [Y3] */
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { choicesOf } from '../choices';
import { DetailFields, type DetailField } from '../DetailFields';
import { Section } from '../Section';
import type { SectionProps } from './SectionProps';

const { text, shadows } = words;
const number = { min: -200, max: 200, step: 0.5, initial: 0, unit: words.px } as const;
const fields: readonly DetailField[] = [
  { kind: 'choice', name: 'fontFamily', label: text.font, initial: 'sans', choices: choicesOf(text.fonts) },
  {
    kind: 'slider',
    name: 'fontSize',
    label: text.size,
    unit: words.px,
    min: 8,
    max: 400,
    step: 1,
    initial: 80,
  },
  {
    kind: 'choice',
    name: 'fontWeight',
    label: text.weight,
    initial: '700',
    choices: choicesOf(text.weights),
  },
  {
    kind: 'choice',
    name: 'fontStyle',
    label: text.style,
    initial: 'normal',
    choices: choicesOf(text.styles),
  },
  {
    kind: 'choice',
    name: 'textDecoration',
    label: text.decoration,
    initial: 'none',
    choices: choicesOf(text.decorations),
  },
  {
    kind: 'choice',
    name: 'textAlign',
    label: text.align,
    initial: 'center',
    choices: choicesOf(text.alignments),
  },
  {
    kind: 'number',
    name: 'lineHeight',
    label: text.lineHeight,
    unit: words.times,
    min: 0.5,
    max: 4,
    step: 0.05,
    initial: 1.2,
  },
  { kind: 'number', name: 'letterSpacing', label: text.letterSpacing, ...number },
  { kind: 'number', name: 'wordSpacing', label: text.wordSpacing, ...number },
  { kind: 'color', name: 'color', label: text.color, initial: '#ffffff' },
  { kind: 'color', name: 'backgroundColor', label: text.background, initial: '' },
  {
    kind: 'choice',
    name: 'textShadow',
    label: text.shadow,
    initial: 'none',
    choices: [
      { value: 'none', label: shadows.none },
      { value: '0 4px 16px rgba(0,0,0,0.45)', label: shadows.soft },
      { value: '0 6px 24px rgba(0,0,0,0.85)', label: shadows.strong },
      { value: '5px 5px 0 rgba(0,0,0,0.9)', label: shadows.hard },
      { value: '0 0 24px rgba(255,255,255,0.9)', label: shadows.glow },
    ],
  },
  {
    kind: 'slider',
    name: 'strokeWidth',
    label: text.stroke,
    unit: words.px,
    min: 0,
    max: 40,
    step: 0.5,
    initial: 0,
  },
  { kind: 'color', name: 'strokeColor', label: text.strokeColor, initial: '#000000' },
  {
    kind: 'choice',
    name: 'wordWrap',
    label: text.wrap,
    initial: 'break-word',
    choices: choicesOf(text.wraps),
  },
  {
    kind: 'choice',
    name: 'wordBreak',
    label: text.break,
    initial: 'normal',
    choices: choicesOf(text.breaks),
  },
];

export const TypeSection = ({ items }: SectionProps) => (
  <Section title={words.sections.type} isOpen={items.length > 1}>
    <DetailFields items={items} fields={fields} />
  </Section>
);
