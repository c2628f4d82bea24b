/** Moments as subtitle files write them. */

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** `00:01:02,345` with SRT's comma, `00:01:02.345` with WebVTT's point. */
export function writeTimestamp(atMs: number, point: ',' | '.'): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = [atMs / HOUR_MS, (atMs % HOUR_MS) / MINUTE_MS, (atMs % MINUTE_MS) / 1000].map(two).join(':');
  return `${clock}${point}${String(atMs % 1000).padStart(3, '0')}`;
}

/** Hours and fraction may be missing, either sign may part the fraction; null when it is no moment. */
export function readTimestamp(text: string): number | null {
  const parts = /^(-?)(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?$/.exec(text.trim());
  if (!parts) return null;
  const [, sign, hours = '0', minutes, seconds, fraction = ''] = parts;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  const whole = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * 1000;
  const atMs = whole + Math.round(Number(`0.${fraction || '0'}`) * 1000);
  return sign && atMs > 0 ? -atMs : atMs;
}
