/** A number: typed, stepped by arrows (ten at a time with Shift), or drawn by a drag across its name. */
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { FieldRow } from './FieldRow';
import type { FieldProps } from './fieldProps';
import * as css from './fields.css';
import { readNumber, within, written, type Range } from './number';
import { beginScrub } from './scrub';
import { useUncontrolledField } from './useUncontrolledField';

export interface NumberFieldProps extends FieldProps<number>, Range {
  readonly unit?: string | undefined;
  readonly isTight?: boolean | undefined;
  readonly below?: ReactNode;
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, initial, unit, min, max, step, isDisabled, isTight, below, onChange } = props;
  const onSettle = props.onSettle ?? (() => {});
  const id = useId();
  const range = { min, max, step };
  const shown = value === null ? '' : written(value, range);
  const field = useUncontrolledField<HTMLInputElement>(
    shown,
    (typed) => value !== null && Number(typed || NaN) === Number(shown),
  );

  /** What is typed half is left alone; what stands there at the end is a value. */
  function finish(input: { value: string }) {
    const typed = input.value === '' ? Number.NaN : Number(input.value);
    if (Number.isFinite(typed) && value !== typed) onChange(within(typed, range));
    input.value = Number.isFinite(typed) ? written(within(typed, range), range) : shown;
    onSettle();
  }
  function leap(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') return finish(event.currentTarget);
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const from = readNumber(event.currentTarget.value, range) ?? value ?? initial ?? min;
    const next = within(from + way * step * (event.shiftKey ? 10 : 1), range);
    if (next !== value) onChange(next);
  }
  return (
    <FieldRow
      label={label}
      isTight={isTight}
      below={below}
      onReset={
        initial !== undefined && value !== initial && !isDisabled ? () => onChange(initial) : undefined
      }
      name={
        <label
          htmlFor={id}
          className={isDisabled ? css.label : css.scrubbed}
          onPointerDown={(event) =>
            isDisabled
              ? undefined
              : beginScrub(event, { value: value ?? initial ?? min, range, onChange, onSettle })
          }
        >
          {label}
        </label>
      }
    >
      <span className={css.control}>
        <input
          ref={field}
          id={id}
          type="number"
          inputMode="decimal"
          className={css.input}
          defaultValue={shown}
          placeholder={value === null ? words.mixed : undefined}
          min={min}
          max={max}
          step="any"
          disabled={isDisabled}
          aria-describedby={unit ? `${id}-unit` : undefined}
          onChange={({ target }) => {
            const next = readNumber(target.value, range);
            if (next !== null && next !== value) onChange(next);
          }}
          onKeyDown={leap}
          onBlur={({ currentTarget }) => finish(currentTarget)}
        />
        {unit ? (
          <span id={`${id}-unit`} className={css.unit}>
            {unit}
          </span>
        ) : null}
      </span>
    </FieldRow>
  );
}
