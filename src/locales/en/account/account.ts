/** Words of the account pages. [A] */
export const accountMessages = {
  unknownError: 'An unknown error occurred',
  busy: 'One moment…',
  claim: 'From a product link to a video worth posting.',
} as const;
