/** A small model in the shape of sherpa-onnx's packs that hums: ONNX written by hand, a tone as long as its text. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Bytes = Uint8Array;
const bytes = (...parts: (Bytes | number[])[]): Bytes =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

function varint(value: number): number[] {
  const out: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return [...out, left];
    out.push((left % 128) + 128);
  }
}
const number = (field: number, value: number) => bytes(varint(field * 8), varint(value));
const block = (field: number, body: Bytes | string) => {
  const inside = typeof body === 'string' ? Buffer.from(body) : body;
  return bytes(varint(field * 8 + 2), varint(inside.length), inside);
};

const FLOAT = 1;
const INT64 = 7;
const floats = (...values: number[]) => Buffer.from(Float32Array.from(values).buffer);
const longs = (...values: number[]) => Buffer.from(BigInt64Array.from(values.map(BigInt)).buffer);
const constant = (name: string, type: number, dims: number[], raw: Bytes) =>
  block(5, bytes(...dims.map((dim) => number(1, dim)), number(2, type), block(8, name), block(9, raw)));
const value = (field: number, name: string, type: number, dims: (number | string)[]) => {
  const shape = dims.map((dim) => block(1, typeof dim === 'number' ? number(1, dim) : block(2, dim)));
  return block(
    field,
    bytes(block(1, name), block(2, block(1, bytes(number(1, type), block(2, bytes(...shape)))))),
  );
};
const node = (type: string, inputs: string[], output: string, attribute: Bytes = new Uint8Array()) =>
  block(1, bytes(...inputs.map((input) => block(1, input)), block(2, output), block(4, type), attribute));
const integer = (name: string, is: number) => block(5, bytes(block(1, name), number(3, is), number(20, 2)));

/** Names, types and shapes of what a family hands in. */
const inputs = {
  vits: [
    value(11, 'input', INT64, [1, 'N']),
    value(11, 'input_lengths', INT64, [1]),
    value(11, 'scales', FLOAT, [3]),
  ],
  styled: [
    value(11, 'input', INT64, [1, 'N']),
    value(11, 'style', FLOAT, [1, 'S']),
    value(11, 'speed', FLOAT, [1]),
  ],
};

const RATE = 16_000;
const HERTZ = 220;
/** Samples of a token, which is a letter here. */
const TOKEN = 800;

export function hummingOnnx(metadata: Readonly<Record<string, string>>): Buffer {
  const graph = bytes(
    node('Shape', ['input'], 'shape'),
    node('Gather', ['shape', 'one'], 'tokens'),
    node('Mul', ['tokens', 'length'], 'samples'),
    node('Range', ['zero', 'samples', 'one'], 'counted'),
    node('Cast', ['counted'], 'time', integer('to', FLOAT)),
    node('Mul', ['time', 'pitch'], 'phase'),
    node('Sin', ['phase'], 'wave'),
    node('Mul', ['wave', 'loudness'], 'soft'),
    node('Reshape', ['soft', 'flat'], 'output'),
    block(2, 'hum'),
    constant('zero', INT64, [], longs(0)),
    constant('one', INT64, [], longs(1)),
    constant('length', INT64, [], longs(TOKEN)),
    constant('flat', INT64, [3], longs(1, 1, -1)),
    constant('pitch', FLOAT, [], floats((2 * Math.PI * HERTZ) / RATE)),
    constant('loudness', FLOAT, [], floats(0.3)),
    ...(metadata.model_type === 'vits' ? inputs.vits : inputs.styled),
    value(12, 'output', FLOAT, [1, 1, 'T']),
  );
  const said = Object.entries(metadata).map(([key, is]) => block(14, bytes(block(1, key), block(2, is))));
  return Buffer.from(
    bytes(number(1, 8), block(2, 'reelwright tests'), block(7, graph), block(8, number(2, 13)), ...said),
  );
}

/** As Piper's, but that it reads letters: what eSpeak needs is no part of it. */
export const HUMMING_PIPER = {
  model_type: 'vits',
  comment: 'piper',
  language: 'German',
  voice: 'de',
  has_espeak: '0',
  frontend: 'characters',
  n_speakers: '1',
  sample_rate: String(RATE),
} as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzäöüß.,!?';

/** The files of such a folder, by their names below it. */
export const hummingFiles = (metadata: Readonly<Record<string, string>> = HUMMING_PIPER) => ({
  'de_DE-summer-low.onnx': hummingOnnx(metadata),
  'tokens.txt': Buffer.from(['  0', ...[...LETTERS].map((letter, at) => `${letter} ${at + 1}`)].join('\n')),
});

export async function writeHummingModel(
  folder: string,
  metadata?: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(hummingFiles(metadata)))
    await writeFile(path.join(folder, name), content);
}
