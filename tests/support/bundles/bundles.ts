/** Where `bundles.setup.ts` puts what tests start as threads and processes. */
import path from 'node:path';

/** As deep as the built server: what finds files from its own place finds them. */
export const BUNDLES = path.resolve('dist/tests');
export const bundleOf = (name: string): string => path.join(BUNDLES, `${name}.js`);
