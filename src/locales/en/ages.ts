/** Words of how old things are; the rest of them is the browser's. [P] [J] */
export const agesMessages = { justNow: 'just now' } as const;
