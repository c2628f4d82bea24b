/** Words of messages that pass. [N] */
export const toastsWords = { region: 'Notifications (F8)', close: 'Close', errorTitle: 'Error' } as const;
