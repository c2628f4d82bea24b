/** A labelled text input, one line or many, that says its error where a screen reader finds it. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import * as css from './Field.css';

interface Surroundings {
  label: string;
  error?: string | undefined;
  /** Why it is wrong, where that is known; beneath the error, and read with it. */
  reason?: string | undefined;
  /** What to write in its place: beneath an error whose own words say no more. */
  remedy?: string | undefined;
  hint?: string | undefined;
  /** The label is for screen readers only: the place says it to the others. */
  quietLabel?: boolean;
}

function useField({ label, error, reason, remedy, hint, quietLabel }: Surroundings) {
  const id = useId();
  const beside = error ? remedy : hint;
  const wires = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby':
      [error && `${id}-error`, beside && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    ...(quietLabel ? { 'aria-label': label } : {}),
  } as const;
  const around = (control: ReactNode) => (
    <div className={css.field}>
      {quietLabel ? null : (
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      )}
      {control}
      {error ? (
        <div className={css.error} id={`${id}-error`} role="alert">
          <p>{error}</p>
          {reason ? <p className={css.reason}>{reason}</p> : null}
        </div>
      ) : null}
      {beside ? (
        <p className={css.hint} id={`${id}-hint`}>
          {beside}
        </p>
      ) : null}
    </div>
  );
  return { wires, around };
}

export function TextField({
  label,
  error,
  reason,
  remedy,
  hint,
  quietLabel,
  ...input
}: Surroundings & ComponentProps<'input'>) {
  const { wires, around } = useField({ label, error, reason, remedy, hint, quietLabel: quietLabel ?? false });
  return around(<input {...input} {...wires} className={css.input} />);
}

export function TextArea({
  label,
  error,
  reason,
  hint,
  quietLabel,
  rows = 4,
  ...area
}: Surroundings & ComponentProps<'textarea'>) {
  const { wires, around } = useField({ label, error, reason, hint, quietLabel: quietLabel ?? false });
  /** It grows with what is written, from so many rows on. */
  const style = { minHeight: `calc(${rows} * 1.55em + 26px)` };
  return around(<textarea {...area} {...wires} rows={rows} className={css.textArea} style={style} />);
}
