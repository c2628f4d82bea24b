/** Server tests start threads from bundles; `npm run dev` starts them from their sources. */
import { expect, test } from 'vitest';
import { checkFont } from '../../server/brandKit/fonts/checkFont';

test('a thread starts from its source', async () => {
  const inter = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
  expect(await checkFont(inter)).toBe('woff2');
});
