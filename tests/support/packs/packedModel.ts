/** A humming model as it is published: a .tar.bz2 with one folder. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pack, type Header } from 'tar-stream';
import type { OfferedVoices } from '../../../server/packs/packContent';
import { hummingFiles } from '../speech/hummingModel';
import { bzip2 } from './bzip2';

type Entry = Partial<Header> & { readonly name: string } & { readonly body?: Buffer | string };

export async function packed(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const { body = '', ...header } of entries) tar.entry(header, body);
  tar.finalize();
  return bzip2(await buffer(tar));
}
export const packedModel = (metadata?: Readonly<Record<string, string>>): Promise<Buffer> =>
  packed(Object.entries(hummingFiles(metadata)).map(([name, body]) => ({ name: `humming/${name}`, body })));

export const asOffered = (archive: Buffer, address: string): OfferedVoices => ({
  kind: 'voices',
  id: 'humming',
  name: 'Humming',
  family: 'piper',
  languages: ['de'],
  voices: 1,
  bytes: archive.length,
  sha256: createHash('sha256').update(archive).digest('hex'),
  address,
  source: 'https://example.com/humming',
  licence: { name: 'CC0 1.0', address: 'https://example.com/cc0' },
});
