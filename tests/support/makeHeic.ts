/** A HEIC as a phone writes it, made of one HEVC picture: sharp's own build can neither read nor write one. */
import { clip } from '../server/media/support/makeMedia';

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, ...parts: readonly (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
};
const full = (type: string, version: number, ...parts: readonly (Buffer | string)[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...parts);

function boxIn(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type) - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

interface HeicOptions {
  /** Quarters of a turn, anticlockwise, as `irot` says it. */
  readonly turns?: number;
  /** What its header claims instead of the truth. */
  readonly claims?: { width: number; height: number };
  /** What its colours mean: an ICC profile, or primaries, transfer and matrix by their numbers (ISO/IEC 23091-2). */
  readonly colours?: Buffer | readonly [number, number, number];
}

const colourBox = (colours: NonNullable<HeicOptions['colours']>) =>
  Buffer.isBuffer(colours)
    ? box('colr', 'prof', colours)
    : box('colr', 'nclx', ...colours.map(u16), Buffer.from([0]));

/** @param frames drawn pictures, JPEG; the first is taken. */
export async function heic(
  width: number,
  height: number,
  frame: Buffer,
  options: HeicOptions = {},
): Promise<Buffer> {
  const { turns = 0, claims = { width, height }, colours } = options;
  const hevc = [
    '-c:v',
    'libx265',
    '-preset',
    'ultrafast',
    '-tag:v',
    'hvc1',
    '-x265-params',
    'log-level=none',
    '-color_range',
    'tv',
  ];
  const film = await clip({ width, height, frames: 1, as: hevc, drawn: [frame] });
  const coded = boxIn(film, 'mdat').subarray(8);
  const head = (offset: number) =>
    Buffer.concat([
      box('ftyp', 'heic', u32(0), 'mif1', 'heic'),
      full(
        'meta',
        0,
        full('hdlr', 0, u32(0), 'pict', Buffer.alloc(13)),
        full('pitm', 0, u16(1)),
        full(
          'iloc',
          0,
          Buffer.from([0x44, 0x00]),
          u16(1),
          u16(1),
          u16(0),
          u16(1),
          u32(offset),
          u32(coded.length),
        ),
        full('iinf', 0, u16(1), full('infe', 2, u16(1), u16(0), 'hvc1', Buffer.alloc(1))),
        box(
          'iprp',
          box(
            'ipco',
            boxIn(film, 'hvcC'),
            full('ispe', 0, u32(claims.width), u32(claims.height)),
            box('irot', Buffer.from([turns])),
            ...(colours ? [colourBox(colours)] : []),
          ),
          full(
            'ipma',
            0,
            u32(1),
            u16(1),
            Buffer.from(colours ? [4, 0x81, 0x02, 0x83, 0x04] : [3, 0x81, 0x02, 0x83]),
          ),
        ),
      ),
    ]);
  const offset = head(0).length + 8;
  return Buffer.concat([head(offset), box('mdat', coded)]);
}
