/** Product pages of our own writing, as shops would have them, read as the server reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AdBrief } from '../../../contract/scripts/script';
import { settle } from '../../../server/reading/html/findings';
import { createPictureAddresses } from '../../../server/reading/html/pictureAddresses';
import { readHtml } from '../../../server/reading/html/readHtml';
import { readPageRules } from '../../../server/reading/readPageRules';

const FOLDER = new URL('../../fixtures/products/', import.meta.url);

const rules = readPageRules(path.resolve('content'));

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
    const { findings } = readHtml({ html: readFileSync(new URL(file, FOLDER), 'utf8'), url, rules });
    const { title, description } = settle(findings, url, createPictureAddresses(rules.sizes));
    return { kind: file.replace('.html', ''), brief: { title, description } };
  });
