/** `0:49`, `12:05`: how long a film lasts. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.round(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
