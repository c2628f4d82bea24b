/** One choice out of a few that stand side by side: the browser's own radio buttons, so that its keys hold. */
import { useId } from 'react';
import * as css from './RadioChips.css';

interface Props<Value extends string | number> {
  label: string;
  /** Null before anything was. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
  choices: readonly { readonly value: Value; readonly label: string }[];
}

export function RadioChips<Value extends string | number>({
  label,
  chosen,
  onChoose,
  choices,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.question}>{label}</legend>
      <div className={css.chips}>
        {choices.map(({ value, label: said }) => (
          <label key={value} className={css.chip}>
            <input
              type="radio"
              className={css.input}
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {said}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
