/** On or off; in between when the selected items differ. */
import { useId } from 'react';
import { FieldRow } from './FieldRow';
import type { FieldProps } from './fieldProps';
import * as css from './fields.css';

export function SwitchField({ label, value, isDisabled, onChange }: FieldProps<boolean>) {
  const id = useId();
  return (
    <FieldRow
      label={label}
      name={
        <label id={`${id}-name`} htmlFor={id} className={css.label}>
          {label}
        </label>
      }
    >
      {/* A checkbox, not a switch: a switch knows no in between. */}
      <button
        type="button"
        role="checkbox"
        id={id}
        aria-checked={value ?? 'mixed'}
        aria-labelledby={`${id}-name`}
        disabled={isDisabled}
        className={css.switchTrack}
        onClick={() => onChange(!value)}
      />
    </FieldRow>
  );
}
