/** Colours of CSS as the browser's colour picker takes them. */

/** `#rrggbb`; null when the text is no colour of numbers. What shines through is left out: the picker knows none. */
export function hexOf(color: string): string | null {
  const text = color.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/.exec(text);
  if (short)
    return `#${short
      .slice(1, 4)
      .map((digit) => digit + digit)
      .join('')}`;
  const long = /^#([\da-f]{6})(?:[\da-f]{2})?$/.exec(text);
  if (long) return `#${long[1]}`;
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)?.slice(1, 4).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
