/** A frame as minutes, seconds and hundredths: `00:03.12`. Pure. */
const two = (value: number) => String(value).padStart(2, '0');

export function timecode(frame: number, fps: number): string {
  const hundredths = Math.round((Math.max(0, frame) * 100) / fps);
  const seconds = Math.floor(hundredths / 100);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}
