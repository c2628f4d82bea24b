/**
 * H.264's parameter sets: how an encoder set itself up. An MP4 names one pair for all of its frames, and players that
 * decode by hardware read no other, so a film has to be of one kind.
 */
import { open } from 'node:fs/promises';
import { typeOf, unitsOf } from './annexB';

const PACKET = 188;
/** A key frame's first packets hold them. */
const HEAD = 20 * PACKET;
const SEQUENCE = 7;
const PICTURE = 8;

/** As hex, from the beginning of a chunk; packets by ITU-T H.222.0 §2.4.3. */
export async function parameterSetsOf(chunkPath: string): Promise<string> {
  const file = await open(chunkPath);
  try {
    const head = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(head, 0, HEAD, 0);
    return [...unitsOf(payloadsOf(head.subarray(0, bytesRead)))]
      .slice(0, -1)
      .filter((unit) => [SEQUENCE, PICTURE].includes(typeOf(unit)))
      .map((unit) => unit.toString('hex'))
      .join(' ');
  } finally {
    await file.close();
  }
}

/** What the packets carry, without their heads. */
function payloadsOf(packets: Buffer): Buffer {
  const payloads: Buffer[] = [];
  for (let at = 0; at + PACKET <= packets.length; at += PACKET) {
    const control = ((packets[at + 3] ?? 0) >> 4) & 3;
    const adaptation = control & 2 ? 1 + (packets[at + 4] ?? 0) : 0;
    if (control & 1) payloads.push(packets.subarray(at + 4 + adaptation, at + PACKET));
  }
  return Buffer.concat(payloads);
}
