/** Which colours a video's cards have: one family a video, so that it looks made of one piece. */

/** 0 to 1; the same for the same topic. */
export const moodFor = (topic: string): number => hashOf(topic.trim().toLowerCase()) / 2 ** 32;

/** FNV-1a, 32 bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
