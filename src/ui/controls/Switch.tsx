/** On or off, with its name and what it is about beside it; the whole row is pressed. The browser's own checkbox. */
import type { ReactNode } from 'react';
import { visuallyHidden } from '../layout/page.css';
import * as css from './Switch.css';

interface Props {
  label: string;
  /** A few words under the label. */
  text?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** A picture of what it is about. */
  children?: ReactNode;
}

export const Switch = ({ label, text, isOn, onChange, children }: Props) => (
  <label className={css.row}>
    <span className={css.picture} aria-hidden>
      {children}
    </span>
    <span className={css.words}>
      <span className={css.label}>{label}</span>
      {text ? <span className={css.text}>{text}</span> : null}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className={`${css.input} ${visuallyHidden}`}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className={css.track} aria-hidden />
  </label>
);
