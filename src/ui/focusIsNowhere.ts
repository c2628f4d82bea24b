/** Whether what had the focus is gone: the next press of Tab would begin at the top. */
export const focusIsNowhere = () =>
  document.activeElement === null || document.activeElement === document.body;
