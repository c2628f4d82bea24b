/** A share of a whole, 0 to 1. */
import * as css from './ProgressBar.css';

export function ProgressBar({ label, fraction }: { label: string; fraction: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      className={css.track}
    >
      <div className={css.bar} style={{ transform: `scaleX(${fraction})` }} />
    </div>
  );
}
