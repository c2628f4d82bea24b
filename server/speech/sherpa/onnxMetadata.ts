/** What a model says of itself: `metadata_props` of an ONNX file, read without its weights. */
import { open, type FileHandle } from 'node:fs/promises';

/** Numbers of fields of `ModelProto` and `StringStringEntryProto` (onnx/onnx.proto). */
const METADATA_PROPS = 14;
const KEY = 1;
const LENGTH_DELIMITED = 2;
/** Bytes that fixed-width wire types take. */
const FIXED: Readonly<Record<number, number>> = { 1: 8, 5: 4 };
const LONGEST_ENTRY = 1024 * 1024;
/** Of a tag and a length. */
const HEAD = 20;

export class NotOnnx extends Error {
  override readonly name = 'NotOnnx';
}

/** Throws NotOnnx for a file that is none, or cut off. */
export async function onnxMetadata(file: string): Promise<ReadonlyMap<string, string>> {
  const handle = await open(file);
  try {
    const found = new Map<string, string>();
    const { size } = await handle.stat();
    for (let at = 0; at < size;) {
      const head = await bytesAt(handle, at, Math.min(HEAD, size - at));
      const tag = varint(head, 0);
      const [field, wire] = [Math.floor(tag.value / 8), tag.value % 8];
      if (field === 0) throw new NotOnnx('This is no ONNX model.');
      if (wire !== LENGTH_DELIMITED) {
        at += FIXED[wire] === undefined ? plain(head, tag.end, wire) : tag.end + FIXED[wire];
        continue;
      }
      const length = varint(head, tag.end);
      const from = at + length.end;
      at = from + length.value;
      if (at > size) throw new NotOnnx('This ONNX model is cut off.');
      if (field !== METADATA_PROPS) continue;
      if (length.value > LONGEST_ENTRY) throw new NotOnnx('This ONNX model says too much of itself.');
      const [key, value] = entry(await bytesAt(handle, from, length.value));
      found.set(key, value);
    }
    return found;
  } finally {
    await handle.close();
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function plain(bytes: Buffer, at: number, wire: number): number {
  if (wire !== 0) throw new NotOnnx('This is no ONNX model.');
  return varint(bytes, at).end;
}

function varint(bytes: Buffer, from: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let at = from; at < bytes.length && at - from < 10; at++) {
    const byte = bytes[at]!;
    value += (byte & 127) * 2 ** (7 * (at - from));
    if (byte < 128) return { value, end: at + 1 };
  }
  throw new NotOnnx('This is no ONNX model.');
}

function entry(bytes: Buffer): [string, string] {
  const parts: [string, string] = ['', ''];
  for (let at = 0; at < bytes.length;) {
    const tag = varint(bytes, at);
    const length = varint(bytes, tag.end);
    at = length.end + length.value;
    parts[Math.floor(tag.value / 8) === KEY ? 0 : 1] = bytes.toString('utf8', length.end, at);
  }
  return parts;
}
