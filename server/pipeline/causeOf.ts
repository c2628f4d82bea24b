/** An error as whoever runs the server reads it: what it says, what is behind it, and where it came from. No values of people's. */
import { withoutValues } from '../db/withoutValues';

const MOST_CHARACTERS = 4_000;
const FRAMES = 6;

export function causeOf(failure: unknown): string {
  const lines: string[] = [];
  let error = withoutValues(failure);
  let frames: readonly string[] = [];
  for (let depth = 0; depth < 5 && error !== undefined; depth++) {
    if (!(error instanceof Error)) {
      lines.push(String(error));
      break;
    }
    lines.push(`${error.name}: ${error.message}`);
    frames = error.stack?.match(/^\s+at .*$/gm) ?? frames;
    error = error.cause;
  }
  return [...lines, ...frames.slice(0, FRAMES)].join('\n').replaceAll('\u0000', '').slice(0, MOST_CHARACTERS);
}
