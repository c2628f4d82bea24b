/** Switches that stand side by side, each on or off by itself; arrow keys go from one to the next. */
import type { ReactNode } from 'react';
import { ledTo } from './arrowKeys';
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
  const names = toggles.map(({ name }) => name);
  return (
    <div role="group" aria-label={label} className={css.group}>
      {toggles.map(({ name, label: said, icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={on.includes(name)}
          className={css.toggle}
          onKeyDown={(event) => ledTo(event)?.focus()}
          onClick={() => onChange(names.filter((one) => on.includes(one) !== (one === name)))}
        >
          {icon}
          {said}
        </button>
      ))}
    </div>
  );
}
