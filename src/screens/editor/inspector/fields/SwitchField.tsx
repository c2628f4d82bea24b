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
        <span id={id} className={css.label}>
          {label}
        </span>
      }
    >
      {/* A checkbox, not a switch: a switch knows no in between. */}
      <button
        type="button"
        role="checkbox"
        aria-checked={value ?? 'mixed'}
        aria-labelledby={id}
        disabled={isDisabled}
        className={css.switchTrack}
        onClick={() => onChange(!value)}
      />
    </FieldRow>
  );
}
