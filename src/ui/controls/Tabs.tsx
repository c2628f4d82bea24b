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

/** What wraps as a whole: of four that do not fit in one row, two stand in each. */
function partsOf<Name extends string>(tabs: readonly Tab<Name>[]) {
  const first = tabs.length > 3 ? Math.ceil(tabs.length / 2) : tabs.length;
  return [tabs.slice(0, first), tabs.slice(first)].filter((part) => part.length > 0);
}

export function Tabs<Name extends string>({ chosen, onChoose, tabs, fills = false }: Props<Name>) {
  const id = useId();
  const panelId = `${id}panel`;
  return (
    <div className={css.root({ fills })}>
      <div role="tablist" className={css.list({ fills })}>
        {partsOf(tabs).map((part, index) => (
          <div key={index} role="presentation" className={css.part}>
            {part.map(({ name, label }) => (
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
