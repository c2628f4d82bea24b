/** Reads a text file as it was written: UTF-8, UTF-16 by its mark, else the old code of Western Europe. */

const MARKS = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;

/** Null when it is no text. */
export async function readTextFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = MARKS.find(([mark]) => mark.every((byte, place) => bytes[place] === byte));
  const text = marked ? new TextDecoder(marked[1]).decode(bytes) : decodeUnmarked(bytes);
  return text.includes('\0') ? null : text;
}

function decodeUnmarked(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
