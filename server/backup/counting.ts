/** Counts and hashes bytes as they flow by. */
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Counted {
  readonly bytes: number;
  readonly sha256: string;
}

export function counting(): { readonly through: Transform; result(): Counted } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part);
      bytes += part.length;
      done(null, part);
    },
  });
  let result: Counted | undefined;
  return { through, result: () => (result ??= { bytes, sha256: hash.digest('hex') }) };
}
