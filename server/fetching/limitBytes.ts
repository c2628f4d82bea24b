/** Passes a stream on until it is too long: then it is refused, or cut there. */
import { FetchRefused } from './fetchRefusals';

export async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  cut: boolean,
): AsyncGenerator<Buffer> {
  let left = maxBytes;
  for await (const part of source) {
    if (part.length > left && !cut) throw new FetchRefused('too_large');
    yield Buffer.from(part.subarray(0, left));
    left -= part.length;
    if (left <= 0 && cut) return;
  }
}
