/** A random id, also on plain http, where browsers have no `randomUUID`. */

const BYTES = 16;

export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
