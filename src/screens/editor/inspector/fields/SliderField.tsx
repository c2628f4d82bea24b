/** A number of a span that one feels one's way through: a slider under its field. */
import { NumberField, type NumberFieldProps } from './NumberField';
import * as css from './fields.css';

export function SliderField(props: NumberFieldProps) {
  const { label, value, initial, min, max, step, unit, isDisabled, onChange, onSettle } = props;
  return (
    <NumberField
      {...props}
      below={
        <input
          type="range"
          className={css.slider}
          aria-label={label}
          aria-valuetext={value === null ? undefined : [value, unit].filter(Boolean).join(' ')}
          min={min}
          max={max}
          step={step}
          value={value ?? initial ?? min}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          onPointerUp={onSettle}
          onBlur={onSettle}
        />
      }
    />
  );
}
