/**
 * A box that is ticked, with its label; the picture above it, when there is one, is pressed like the label.
 * The browser's own: one that its holder keeps ticked would stand unticked in Ark's hidden input.
 */
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as css from './Checkbox.css';
import { visuallyHidden } from '../layout/page.css';

interface Props {
  label: string;
  /** Below the label. */
  hint?: string | undefined;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string;
  children?: ReactNode;
}

export function Checkbox({
  label,
  hint,
  isChecked,
  isDisabled = false,
  onChange,
  className,
  children,
}: Props) {
  const hintId = useId();
  return (
    <label className={className}>
      {children}
      <span className={css.row}>
        <input
          type="checkbox"
          aria-label={label}
          aria-describedby={hint ? hintId : undefined}
          className={`${css.input} ${visuallyHidden}`}
          checked={isChecked}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={css.box} aria-hidden>
          {isChecked ? <Check size={15} strokeWidth={3} /> : null}
        </span>
        {hint ? (
          <span>
            {label}
            <span id={hintId} className={css.hint}>
              {hint}
            </span>
          </span>
        ) : (
          label
        )}
      </span>
    </label>
  );
}
