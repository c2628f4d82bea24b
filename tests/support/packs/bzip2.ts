/** Packs bytes as bzip2 does, in one block of small inputs: nothing that is installed writes it. */

const POLYNOMIAL = 0x04c11db7;
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ POLYNOMIAL : crc << 1;
  }
  return ~crc >>> 0;
}

/** Four of a kind are followed by how many more there are. */
function runs(bytes: Uint8Array): number[] {
  const out: number[] = [];
  for (let at = 0; at < bytes.length;) {
    let length = 1;
    while (length < 255 && at + length < bytes.length && bytes[at + length] === bytes[at]) length++;
    for (let i = 0; i < Math.min(4, length); i++) out.push(bytes[at]!);
    if (length >= 4) out.push(length - 4);
    at += length;
  }
  return out;
}

/** Burrows and Wheeler: the last column of all rotations in their order, and where the text itself stands. */
function rotated(text: readonly number[]): { last: number[]; own: number } {
  const twice = Buffer.from([...text, ...text]);
  const order = text
    .map((_, at) => at)
    .sort((a, b) => twice.compare(twice, b, b + text.length, a, a + text.length));
  return { last: order.map((at) => twice[at + text.length - 1]!), own: order.indexOf(0) };
}

/** Places in a list that moves what is used to its front; runs of its front are counted in two digits. */
function places(last: readonly number[], used: readonly number[]): number[] {
  const list = [...used];
  const out: number[] = [];
  let zeros = 0;
  const flush = () => {
    for (let left = zeros; left > 0; left = Math.floor((left - 1) / 2)) out.push((left - 1) % 2);
    zeros = 0;
  };
  for (const byte of last) {
    const at = list.indexOf(byte);
    list.unshift(...list.splice(at, 1));
    if (at === 0) {
      zeros++;
      continue;
    }
    flush();
    out.push(at + 1);
  }
  flush();
  return [...out, used.length + 1];
}

export function bzip2(bytes: Uint8Array): Buffer {
  let bits = '';
  const put = (value: number, width: number) => (bits += (value >>> 0).toString(2).padStart(width, '0'));
  const magic = (high: number, low: number) => (put(high, 24), put(low, 24));
  for (const letter of 'BZh9') put(letter.charCodeAt(0), 8);
  const crc = crcOf(bytes);
  const { last, own } = rotated(runs(bytes));
  const used = [...new Set(last)].sort((a, b) => a - b);
  magic(0x314159, 0x265359);
  put(crc, 32);
  put(0, 1);
  put(own, 24);
  const rows = Array.from({ length: 16 }, (_, row) => used.filter((byte) => byte >> 4 === row));
  for (const row of rows) put(row.length > 0 ? 1 : 0, 1);
  for (const row of rows.filter(({ length }) => length > 0))
    for (let at = 0; at < 16; at++) put(row.some((byte) => byte % 16 === at) ? 1 : 0, 1);
  const symbols = places(last, used);
  const groups = Math.ceil(symbols.length / 50);
  put(2, 3);
  put(groups, 15);
  bits += '0'.repeat(groups);
  const width = Math.ceil(Math.log2(used.length + 2));
  for (let table = 0; table < 2; table++) {
    put(width, 5);
    bits += '0'.repeat(used.length + 2);
  }
  for (const symbol of symbols) put(symbol, width);
  magic(0x177245, 0x385090);
  put(crc, 32);
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return Buffer.from(whole.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
}
