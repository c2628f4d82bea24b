/** The product's version, as its package says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const productVersion = (root = process.cwd()): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
