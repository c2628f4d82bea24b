/** One of a few values, or none of them; the button says which. */
import { createListCollection, Select as Ark } from '@ark-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import * as css from './Select.css';

interface Props {
  label: string;
  /** What stands for no choice. */
  anyLabel: string;
  chosen: string | null;
  onChoose: (value: string | null) => void;
  choices: readonly string[];
  /** How a choice is called; as it is, where left out. */
  nameOf?: (choice: string) => string;
}

const asItIs = (choice: string) => choice;

/** Ark's values are texts; a choice is never the empty one. */
const ANY = '';

export function Select({ label, anyLabel, chosen, onChoose, choices, nameOf = asItIs }: Props) {
  const collection = createListCollection({
    items: [{ value: ANY, label: anyLabel }, ...choices.map((value) => ({ value, label: nameOf(value) }))],
  });
  return (
    <Ark.Root
      collection={collection}
      value={[chosen ?? ANY]}
      onValueChange={({ value: [value = ANY] }) => onChoose(value === ANY ? null : value)}
      positioning={{ sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Ark.Label className={css.label}>{label}</Ark.Label>
      <Ark.Trigger className={css.trigger} data-any={chosen === null ? '' : undefined}>
        <Ark.ValueText className={css.value} />
        <ChevronDown size={16} aria-hidden />
      </Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content className={css.content}>
          {collection.items.map((item) => (
            <Ark.Item key={item.value} item={item} className={css.item}>
              <Ark.ItemText className={css.value}>{item.label}</Ark.ItemText>
              <Ark.ItemIndicator>
                <Check size={16} aria-hidden />
              </Ark.ItemIndicator>
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
}
