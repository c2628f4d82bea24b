/** Runs something while there is nothing else to do. */
export const whenIdle: (run: () => void) => unknown = window.requestIdleCallback ?? window.setTimeout;
