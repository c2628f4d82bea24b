/** A colour: picked, or written as CSS writes it. */
import { useId } from 'react';
import { editorInspectorMessages as words } from '../../../../locales/messages/editor/inspector';
import { hexOf } from './color';
import { FieldRow } from './FieldRow';
import type { FieldProps } from './fieldProps';
import * as css from './fields.css';
import { useUncontrolledField } from './useUncontrolledField';

export function ColorField(props: FieldProps<string>) {
  const { label, value, initial, isDisabled, onChange, onSettle } = props;
  const id = useId();
  const field = useUncontrolledField<HTMLInputElement>(value ?? '', (typed) => typed === value);
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
        <input
          type="color"
          className={css.swatch}
          aria-label={words.pick(label)}
          value={hexOf(value ?? initial ?? '') ?? '#000000'}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onSettle}
        />
        <input
          ref={field}
          id={id}
          className={css.input}
          style={{ paddingInlineStart: 0 }}
          defaultValue={value ?? ''}
          placeholder={value === null ? words.mixed : words.none}
          spellCheck={false}
          disabled={isDisabled}
          onBlur={({ target }) => {
            if (target.value !== (value ?? '')) onChange(target.value.trim());
            onSettle?.();
          }}
          onKeyDown={({ key, currentTarget }) => (key === 'Enter' ? currentTarget.blur() : undefined)}
        />
      </span>
    </FieldRow>
  );
}
