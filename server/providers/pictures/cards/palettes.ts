/** Colours of a video's cards: one family a video, so that it looks made of one piece. */

/** A gradient from the upper left to the lower right. */
export type Gradient = readonly [from: string, to: string];
export type Palette = readonly [Gradient, Gradient, Gradient];

const PALETTES: readonly Palette[] = [
  [['#6366f1', '#4c1d95'], ['#4f46e5', '#1e3a8a'], ['#8b5cf6', '#5b21b6']],
  [['#38bdf8', '#1d4ed8'], ['#22d3ee', '#0e7490'], ['#60a5fa', '#3730a3']],
  [['#34d399', '#047857'], ['#2dd4bf', '#115e59'], ['#86efac', '#15803d']],
  [['#fbbf24', '#c2410c'], ['#fb923c', '#be185d'], ['#fcd34d', '#b45309']],
  [['#f472b6', '#7e22ce'], ['#fb7185', '#9d174d'], ['#c084fc', '#6b21a8']],
  [['#475569', '#0f172a'], ['#4b5563', '#1e1b4b'], ['#64748b', '#164e63']],
]; // prettier-ignore

/** The same topic has the same colours. */
export const paletteFor = (topic: string): Palette =>
  PALETTES[hashOf(topic.trim().toLowerCase()) % PALETTES.length] as Palette;

/** FNV-1a, 32 bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
