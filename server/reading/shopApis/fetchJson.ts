/** JSON from an address, checked; null when there is none of that shape. */
import type { z } from 'zod';
import { FetchRefused } from '../../fetching/fetchRefusals';
import type { ShopApiDeps } from './defineShopApi';

const MOST_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 8_000;

export async function fetchJson<S extends z.ZodType>(
  url: string,
  schema: S,
  { guardedFetch, signal }: ShopApiDeps,
): Promise<z.output<S> | null> {
  try {
    const options = { accept: 'application/json', maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, signal };
    const { ok, body } = await guardedFetch.fetch(url, options);
    if (!ok) return null;
    const parsed = schema.safeParse(JSON.parse(body.toString()));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof FetchRefused || error instanceof SyntaxError) return null;
    throw error;
  }
}
