/** A few views of one thing, one at a time: a tab is chosen by a press, or by the arrow that leads to it. */
import { type ReactNode, useId } from 'react';
import { ledTo } from './arrowKeys';
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
  /** They take the whole pane; what is chosen scrolls in it. */
  fills?: boolean;
}

export function Tabs<Name extends string>({ chosen, onChoose, tabs, fills = false }: Props<Name>) {
  const id = useId();
  const panelId = `${id}panel`;
  return (
    <div className={css.root({ fills })}>
      <div role="tablist" className={css.list({ fills })}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            id={id + name}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={name === chosen ? panelId : undefined}
            tabIndex={name === chosen ? 0 : -1}
            className={css.tab({ fills })}
            onKeyDown={(event) => ledTo(event)?.click()}
            onClick={({ currentTarget }) => {
              // Safari does not by itself, and a press that a key made does nowhere.
              currentTarget.focus();
              if (name !== chosen) onChoose(name);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        key={chosen}
        id={panelId}
        role="tabpanel"
        aria-labelledby={id + chosen}
        tabIndex={0}
        className={css.panel({ fills })}
      >
        {tabs.find(({ name }) => name === chosen)?.panel}
      </div>
    </div>
  );
}
