/** Fields that stand for one detail each: which detail, in which span, is said by value. */
import type { DetailChanges } from '../../../editor-engine/plugins/canvas/details.plugin';
import { allHave, common, detail, idsOf } from './common';
import { ChoiceField } from './fields/ChoiceField';
import { ColorField } from './fields/ColorField';
import { NumberField } from './fields/NumberField';
import { SliderField } from './fields/SliderField';
import { SwitchField } from './fields/SwitchField';
import type { SectionProps } from './sections/SectionProps';
import { useFieldCommands } from './useFieldCommands';

type Name = keyof DetailChanges & string;
interface Base {
  readonly name: Name;
  readonly label: string;
}
export type DetailField = Base &
  (
    | {
        readonly kind: 'number' | 'slider';
        readonly unit?: string;
        readonly min: number;
        readonly max: number;
        readonly step: number;
        /** What stands where the document says nothing. */
        readonly initial: number;
      }
    | { readonly kind: 'color'; readonly initial: string }
    | { readonly kind: 'switch'; readonly initial: boolean }
    | {
        readonly kind: 'choice';
        readonly initial: string;
        readonly choices: readonly { readonly value: string; readonly label: string }[];
      }
  );

interface Props extends SectionProps {
  readonly fields: readonly DetailField[];
}

/** Only what all of the items have. */
export const DetailFields = ({ items, fields }: Props) =>
  fields
    .filter(({ name }) => allHave(items, name))
    .map((field) => <OneDetail key={field.name} items={items} field={field} />);

/** What the document writes as text is a number all the same: `1.2em`, `700`. */
const asNumber = (value: unknown, initial: number) => {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : initial;
};
const asText = (value: unknown, initial: string) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : initial;

function OneDetail({ items, field }: SectionProps & { field: DetailField }) {
  const { run, settle } = useFieldCommands();
  /** What is as it was is not said at all. */
  const set = (value: unknown) =>
    run(
      'item.setDetails',
      { ids: idsOf(items), details: { [field.name]: value === field.initial ? null : value } },
      `detail.${field.name}`,
    );
  const wires = { label: field.label, onChange: set, onSettle: settle };
  switch (field.kind) {
    case 'switch':
      return (
        <SwitchField
          {...wires}
          value={common(items, (item) => (detail(item, field.name) ?? field.initial) === true)}
        />
      );
    case 'color':
      return (
        <ColorField
          {...wires}
          initial={field.initial}
          value={common(items, (item) => asText(detail(item, field.name), field.initial))}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          {...wires}
          initial={field.initial}
          choices={field.choices}
          value={common(items, (item) => asText(detail(item, field.name), field.initial))}
        />
      );
    default: {
      const Field = field.kind === 'slider' ? SliderField : NumberField;
      const { unit, min, max, step, initial } = field;
      const value = common(items, (item) => asNumber(detail(item, field.name), initial));
      return <Field {...wires} {...{ unit, min, max, step, initial, value }} />;
    }
  }
}
