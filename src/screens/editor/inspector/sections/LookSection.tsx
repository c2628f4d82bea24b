/** How an item looks: how clear, how round, with which edge and shadow, how it meets what is under it. [Y3] */
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { choicesOf } from '../choices';
import { common, detail, idsOf } from '../common';
import { DetailFields, type DetailField } from '../DetailFields';
import { ColorField } from '../fields/ColorField';
import { NumberField } from '../fields/NumberField';
import { SliderField } from '../fields/SliderField';
import { Section } from '../Section';
import { useFieldCommands } from '../useFieldCommands';
import { readBorder, writeBorder } from './border';
import type { SectionProps } from './SectionProps';

const { look: text, shadows } = words;
const fields: readonly DetailField[] = [
  {
    kind: 'number',
    name: 'borderRadius',
    label: text.borderRadius,
    unit: words.px,
    min: 0,
    max: 2000,
    step: 1,
    initial: 0,
  },
  {
    kind: 'choice',
    name: 'boxShadow',
    label: text.boxShadow,
    initial: 'none',
    choices: [
      { value: 'none', label: shadows.none },
      { value: '0 12px 40px rgba(0,0,0,0.35)', label: shadows.soft },
      { value: '0 24px 72px rgba(0,0,0,0.65)', label: shadows.strong },
      { value: '16px 16px 0 rgba(0,0,0,0.85)', label: shadows.hard },
      { value: '0 0 64px rgba(255,255,255,0.75)', label: shadows.glow },
    ],
  },
  {
    kind: 'choice',
    name: 'blendMode',
    label: text.blendMode,
    initial: 'normal',
    choices: choicesOf(words.blends),
  },
];

export function LookSection({ items }: SectionProps) {
  const { run, settle } = useFieldCommands();
  const ids = idsOf(items);
  const border = common(items, (item) => String(detail(item, 'border') ?? ''));
  const { width, color } = readBorder(border ?? '');
  const setBorder = (next: { width?: number; color?: string }) =>
    run(
      'item.setDetails',
      { ids, details: { border: writeBorder({ width, color, ...next }) } },
      'detail.border',
    );
  return (
    <Section title={words.sections.look}>
      <SliderField
        label={text.opacity}
        unit={words.percent}
        min={0}
        max={100}
        step={1}
        initial={100}
        value={common(items, (item) => Number(detail(item, 'opacity') ?? 100))}
        onChange={(opacity) => run('item.setOpacity', { ids, opacity }, 'opacity')}
        onSettle={settle}
      />
      <DetailFields items={items} fields={fields} />
      <NumberField
        label={text.borderWidth}
        unit={words.px}
        min={0}
        max={200}
        step={1}
        initial={0}
        value={border === null ? null : width}
        onChange={(next) => setBorder({ width: next })}
        onSettle={settle}
      />
      {width > 0 ? (
        <ColorField
          label={text.borderColor}
          value={color}
          onChange={(next) => setBorder({ color: next })}
          onSettle={settle}
        />
      ) : null}
    </Section>
  );
}
