/** A text of one line or of many, written into the video while it is typed. */
import { useId } from 'react';
import { FieldRow } from './FieldRow';
import type { FieldProps } from './fieldProps';
import * as css from './fields.css';
import { useUncontrolledField } from './useUncontrolledField';

type Props = FieldProps<string> & { readonly lines?: number };

export function TextField({ label, value, lines = 1, isDisabled, onChange, onSettle }: Props) {
  const id = useId();
  const shown = value ?? '';
  const line = useUncontrolledField<HTMLInputElement>(shown, (typed) => typed.trim() === shown);
  const area = useUncontrolledField<HTMLTextAreaElement>(shown, (typed) => typed.trim() === shown);
  const wires = {
    id,
    defaultValue: shown,
    disabled: isDisabled,
  } as const;
  /** What was refused does not stay. */
  function leave(field: { value: string }) {
    if (field.value !== shown) field.value = shown;
    onSettle?.();
  }
  const name = (
    <label htmlFor={id} className={css.label}>
      {label}
    </label>
  );
  return lines > 1 ? (
    <div className={css.field}>
      {name}
      <textarea
        {...wires}
        ref={area}
        rows={lines}
        className={css.text}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => leave(target)}
      />
    </div>
  ) : (
    <FieldRow label={label} name={name}>
      <span className={css.control}>
        <input
          {...wires}
          ref={line}
          className={css.input}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => leave(target)}
        />
      </span>
    </FieldRow>
  );
}
