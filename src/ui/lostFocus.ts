/** Whether the focus is lost: what had it went, or was switched off, and the next press of Tab would begin at the top. */

/** Whether something has had it since a person last put it nowhere. */
let wasHeld = false;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', () => (wasHeld = true), true);
  // A press beside all that takes the focus is a person's own choice; where it went is known after the press.
  document.addEventListener('mousedown', () => setTimeout(() => (wasHeld &&= !focusIsNowhere())), true);
}

const focusIsNowhere = () => document.activeElement === null || document.activeElement === document.body;

export const focusIsLost = () => wasHeld && focusIsNowhere();
