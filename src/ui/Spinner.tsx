/** Says that something is under way, and what, when it is known. */
import * as css from './Spinner.css';

export const Ring = () => <span className={css.ring} aria-hidden />;

export function CentredSpinner({ label, text }: { label: string; text?: string }) {
  return (
    <div role="status" aria-label={label} className={css.centred}>
      <Ring />
      {text ? <p>{text}</p> : null}
    </div>
  );
}
