/** One text for one value, whatever the order of its fields, and the hash that names it. Pure. */
import { createHash } from 'node:crypto';

export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export const nameOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
