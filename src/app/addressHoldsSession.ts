/** What a mail link leaves in the address: a session, or why there is none. */

type Address = Pick<Location, 'hash'>;

export const addressHoldsSession = ({ hash }: Address) => hash.includes('access_token=');

/** A session that was good is taken out of the address, so one that still stands there was not. */
export const addressHoldsRefusal = (address: Address) =>
  addressHoldsSession(address) || new URLSearchParams(address.hash.slice(1)).has('error');
