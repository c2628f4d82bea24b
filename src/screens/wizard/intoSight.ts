/** A long step is submitted from its foot: what stands in the way of it has to come into sight. */

/** As the `ref` of a refusal: when it appears. */
export const bringIntoSight = (node: Element | null) => node?.scrollIntoView?.({ block: 'nearest' });

/** When a form is submitted over a refusal that still stands: the first of them. */
export const bringRefusalIntoSight = (form: HTMLFormElement) =>
  bringIntoSight(form.querySelector('[role="alert"]'));
