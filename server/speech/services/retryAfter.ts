/** How long a service asks to be left alone, as it says beside a refusal (RFC 9110, 10.2.3). */

/** ms; undefined where it does not say. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const ms = Number(headers.get('retry-after-ms') ?? NaN);
  if (ms >= 0) return ms;
  const said = headers.get('retry-after')?.trim();
  if (!said) return undefined;
  const at = /^[\d.]+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now;
  return Number.isNaN(at) ? undefined : Math.max(0, at);
}
