/** Words of messages that pass. [N] */
export const toastsMessages = {
  region: 'Notifications (F8)',
  close: 'Close',
  undo: 'Undo',
  errorTitle: 'Error',
  successTitle: 'Success',
} as const;
