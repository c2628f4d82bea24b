/**
 * H.264's parameter sets: how an encoder set itself up. An MP4 names one pair for all of its frames, and players that
 * decode by hardware read no other, so a film has to be of one kind.
 */
import { open } from 'node:fs/promises';
import { typeOf, unitsOf } from './annexB';
import { PACKET, videoOf } from './transportPackets';

/** A key frame's first packets hold them. */
const HEAD = 20 * PACKET;
const SEQUENCE = 7;
const PICTURE = 8;

/** As hex, from the beginning of a chunk. */
export async function parameterSetsOf(chunkPath: string): Promise<string> {
  const file = await open(chunkPath);
  try {
    const head = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(head, 0, HEAD, 0);
    return [...unitsOf(videoOf(head.subarray(0, bytesRead)))]
      .slice(0, -1)
      .filter((unit) => [SEQUENCE, PICTURE].includes(typeOf(unit)))
      .map((unit) => unit.toString('hex'))
      .join(' ');
  } finally {
    await file.close();
  }
}
