/** Whether the focus is lost: what had it went, or was switched off, and the next press of Tab would begin at the top. */

/** Whether something has had it since a person last put it nowhere. */
let wasHeld = false;
let last: HTMLElement | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      wasHeld = true;
      last = target instanceof HTMLElement ? target : null;
    },
    true,
  );
  // A press beside all that takes the focus is a person's own choice; where it went is known after the press.
  document.addEventListener('mousedown', () => setTimeout(() => (wasHeld &&= !focusIsNowhere())), true);
  new MutationObserver(giveBack).observe(document, { subtree: true, attributeFilter: ['disabled'] });
}

/** A button that is switched off while it works has the focus again when it is done. */
function giveBack(changes: readonly MutationRecord[]): void {
  if (last && changes.some(({ target }) => target === last) && !last.matches(':disabled') && focusIsLost())
    last.focus({ preventScroll: true });
}

const focusIsNowhere = () => document.activeElement === null || document.activeElement === document.body;

export const focusIsLost = () => wasHeld && focusIsNowhere();

/** What had it before it was lost, or is about to lose it: a button that opens a dialog is often switched off meanwhile. */
export const lostBy = () => (focusIsLost() || last?.matches(':disabled') ? last : null);
