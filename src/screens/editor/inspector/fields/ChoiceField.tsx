/** One of a few values, by the browser's own list: it opens well on a phone, too. */
import { useId } from 'react';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { FieldRow } from './FieldRow';
import type { FieldProps } from './fieldProps';
import * as css from './fields.css';

interface Props extends FieldProps<string> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export function ChoiceField({ label, value, initial, choices, isDisabled, onChange }: Props) {
  const id = useId();
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <FieldRow
      label={label}
      onReset={initial !== undefined && value !== initial ? () => onChange(initial) : undefined}
      name={
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
      }
    >
      <span className={css.control}>
        <select
          id={id}
          className={css.select}
          value={value ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        >
          {isKnown ? null : (
            <option value={value ?? ''} disabled>
              {value === null ? words.mixed : words.own}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </FieldRow>
  );
}
