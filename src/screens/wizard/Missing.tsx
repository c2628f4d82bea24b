/** A refusal once more at its field: a long step is led there, away from the alert under its title. */
import * as css from './settings.css';

// The alert is what is read out: this one is painted only.
export const Missing = ({ text }: { text: string | null }) =>
  text === null ? null : <span className={css.missing} data-missing={text} />;
