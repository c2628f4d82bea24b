/** Whether two JSON values say the same, whatever the order of their keys and whoever may open their files. */
import { mediaName } from '../../mediaAddress';

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === 'string' && typeof other === 'string') return mediaName(one) === mediaName(other);
  // JSON knows nothing that is not there.
  if (one === null || one === undefined || other === null || other === undefined)
    return (one ?? null) === (other ?? null);
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [one, other] as Readonly<Record<string, unknown>>[];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSame(first?.[name], second?.[name]),
  );
}
