/** Switches that stand side by side, each on or off by itself; arrow keys go from one to the next. */
import { ToggleGroup as Ark } from '@ark-ui/react/toggle-group';
import type { ReactNode } from 'react';
import * as css from './ToggleGroup.css';

interface Toggle<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon: ReactNode;
}
interface Props<Name extends string> {
  label: string;
  on: readonly Name[];
  onChange: (on: Name[]) => void;
  toggles: readonly Toggle<Name>[];
}

export function ToggleGroup<Name extends string>({ label, on, onChange, toggles }: Props<Name>) {
  return (
    <Ark.Root
      multiple
      className={css.group}
      aria-label={label}
      value={[...on]}
      onValueChange={({ value }) =>
        onChange(toggles.map(({ name }) => name).filter((name) => value.includes(name)))
      }
    >
      {toggles.map(({ name, label, icon }) => (
        <Ark.Item key={name} value={name} className={css.toggle}>
          {icon}
          {label}
        </Ark.Item>
      ))}
    </Ark.Root>
  );
}
