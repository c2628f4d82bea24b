/** A few views of one thing, one at a time. */
import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import * as css from './Tabs.css';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly panel: ReactNode;
}
interface Props<Name extends string> {
  chosen: Name;
  onChoose: (name: Name) => void;
  tabs: readonly Tab<Name>[];
}

export function Tabs<Name extends string>({ chosen, onChoose, tabs }: Props<Name>) {
  return (
    <Ark.Root
      className={css.root}
      value={chosen}
      onValueChange={({ value }) => onChoose(value as Name)}
      lazyMount
      unmountOnExit
    >
      <Ark.List className={css.list}>
        {tabs.map(({ name, label }) => (
          <Ark.Trigger key={name} value={name} className={css.tab}>
            {label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map(({ name, panel }) => (
        <Ark.Content key={name} value={name} className={css.panel}>
          {name === chosen ? panel : null}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
