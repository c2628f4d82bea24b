/** Product pages of our own writing, as shops would have them, read as the server reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import type { AdBrief } from '../../../contract/scripts/script';
import { settle } from '../../../server/reading/html/findings';
import { createPictureAddresses } from '../../../server/reading/html/pictureAddresses';
import { readHtml } from '../../../server/reading/html/readHtml';

const FOLDER = new URL('../../fixtures/products/', import.meta.url);

export interface ProductFixture {
  /** Like `sweater`. */
  readonly kind: string;
  readonly brief: AdBrief;
}

export const productFixtures: readonly ProductFixture[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const url = 'https://shop.example/product';
    const { findings } = readHtml({ html: readFileSync(new URL(file, FOLDER), 'utf8'), url, sizes: [] });
    const { title, description } = settle(findings, url, createPictureAddresses([]));
    return { kind: file.replace('.html', ''), brief: { title, description } };
  });
