/** How alike two pictures of one size are. */
import sharp from 'sharp';

/** Two equal pictures: more than any that differ can reach. */
const EQUAL_DB = 100;

/** Peak signal to noise in dB over red, green and blue. */
export async function likenessDb(one: Buffer, other: Buffer): Promise<number> {
  const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.length !== b.length) return 0;
  const squares = a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
  return squares === 0 ? EQUAL_DB : 10 * Math.log10(255 ** 2 / (squares / a.length));
}
