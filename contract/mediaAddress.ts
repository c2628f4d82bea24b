/** Addresses of a user's files carry a right that runs out; what they name does not. */

const SIGNED = /^(?:https?:\/\/[^/]+)?\/media\/[^/]+\/(u\/[^?#]+)/;

/** `media:u/{user}/…` of a signed address, however often it is signed anew; any other address as it is. [K1] */
export function mediaName(address: string): string {
  const key = SIGNED.exec(address)?.[1];
  return key ? `media:${key}` : address;
}
