/** Style sheets that did not come: a page asks for each but once, and what is shown without its own is in ruins. */
const lost = new Set<HTMLLinkElement>();

/** Errors of links do not rise to the window; they are met on their way down. */
export function watchStyles(window: Window): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    { capture: true },
  );
}

/** Asks for them again, and waits for the answers: one that does not come need not be the part's that asks. */
export async function bringLostStyles(): Promise<void> {
  await Promise.all([...lost].map(askAgain));
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((answered) => {
    for (const answer of ['load', 'error']) again.addEventListener(answer, () => answered());
    link.replaceWith(again);
  });
}
