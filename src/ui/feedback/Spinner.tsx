/** Says that something is under way, and what, when it is known. */
import * as css from './Spinner.css';

export const Ring = ({ fits = false }: { fits?: boolean }) => (
  <span className={fits ? `${css.ring} ${css.fitting}` : css.ring} aria-hidden />
);

export function CentredSpinner({ label, text }: { label: string; text?: string }) {
  return (
    <div role="status" aria-label={label} className={css.centred}>
      <Ring />
      {text ? <p>{text}</p> : null}
    </div>
  );
}
