/** One of a few values, by the browser's own list: a phone shows it as its own. */
import { useId } from 'react';
import * as css from './QuietSelect.css';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** Of its label, where it is not the page's. */
  readonly lang?: string;
}
interface Props {
  label: string;
  /** What stands for no choice. */
  anyLabel: string;
  chosen: string | null;
  onChoose: (value: string | null) => void;
  choices: readonly Choice[];
}

export function QuietSelect({ label, anyLabel, chosen, onChoose, choices }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={css.select}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{anyLabel}</option>
        {choices.map(({ value, label: name, lang }) => (
          <option key={value} value={value} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
