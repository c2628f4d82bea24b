/** MPEG-TS as packets (ITU-T H.222.0 §2.4.3). Pure. */

export const PACKET = 188;

/** How many frames an encoder may hold back to reorder them: a frame is decoded so much before it is shown. */
export const REORDERED = 2;

/** What a packet carries, without its head; nothing where that is all there is. */
function payloadOf(packet: Buffer): Buffer {
  const control = ((packet[3] ?? 0) >> 4) & 3;
  const adaptation = control & 2 ? 1 + (packet[4] ?? 0) : 0;
  return control & 1 ? packet.subarray(4 + adaptation) : packet.subarray(packet.length);
}

function* packetsOf(stream: Buffer): Generator<Buffer> {
  for (let at = 0; at + PACKET <= stream.length; at += PACKET) yield stream.subarray(at, at + PACKET);
}

/** What a stream of one video carries, without what MPEG-TS puts around it: H.264 as `annexB.ts` reads it. */
export function videoOf(stream: Buffer): Buffer {
  const parts: Buffer[] = [];
  let video: number | null = null;
  for (const packet of packetsOf(stream)) {
    const begins = beginsPicture(packet);
    if (begins) video ??= programOf(packet);
    if (programOf(packet) !== video) continue;
    const payload = payloadOf(packet);
    parts.push(begins ? payload.subarray(HEAD + (payload[8] ?? 0)) : payload);
  }
  return Buffer.concat(parts);
}
/** Of a picture in its first packet; behind it stand as many bytes as its last one says (§2.4.3.7). */
const HEAD = 9;

/** Which of the streams within it belongs to. */
const programOf = (packet: Buffer) => packet.readUInt16BE(1) & 0x1fff;

/**
 * The beginning of a stream of one video, up to so many pictures in the order in which they are decoded.
 * @throws where it has fewer
 */
export function firstPictures(stream: Buffer, count: number): Buffer {
  let [pictures, at] = [0, 0];
  for (const packet of packetsOf(stream)) {
    if (beginsPicture(packet)) pictures += 1;
    if (pictures > count) return stream.subarray(0, at);
    at += PACKET;
  }
  if (pictures < count) throw new Error(`A chunk holds ${pictures} of ${count} pictures.`);
  return stream;
}

/** Whether pictures are decoded in another order than they are shown in: then the first is decoded before its time. */
export function isReordered(stream: Buffer): boolean {
  for (const packet of packetsOf(stream))
    if (beginsPicture(packet)) return ((payloadOf(packet)[7] ?? 0) & 0xc0) === TWO_STAMPS;
  return false;
}
/** When it is shown, and when it is decoded: the second is left out where both are the same (§2.4.3.7). */
const TWO_STAMPS = 0xc0;

/** A unit of a video's stream begins, by its start code (§2.4.3.6). */
function beginsPicture(packet: Buffer): boolean {
  if (((packet[1] ?? 0) & 0x40) === 0) return false;
  const payload = payloadOf(packet);
  return payload.readUIntBE(0, 3) === 1 && ((payload[3] ?? 0) & 0xf0) === 0xe0;
}
