/** A long step is submitted from its foot: what stands in the way of it has to come into sight. */

/** The field that a refusal speaks of: there it can be answered at once. */
function fieldOf(refusal: Element): HTMLElement | null {
  const name = refusal.getAttribute('data-speaks-of');
  return name === null
    ? null
    : (refusal.closest('form')?.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? null);
}

/** As the `ref` of a refusal: when it appears. */
export function bringIntoSight(refusal: Element | null): void {
  const field = refusal && fieldOf(refusal);
  if (!field) return refusal?.scrollIntoView?.({ block: 'nearest' });
  field.scrollIntoView?.({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** When a form is submitted over a refusal that still stands: the first of them. */
export const bringRefusalIntoSight = (form: HTMLFormElement) =>
  bringIntoSight(form.querySelector('[role="alert"]'));
