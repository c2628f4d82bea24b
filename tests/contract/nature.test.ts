import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NATURE_TRACKS } from '../../contract/sound/nature';

test('[E7] the sounds of nature are eight, and take less than 5.5 MB', () => {
  const sizes = NATURE_TRACKS.map(({ audio }) => statSync(path.resolve(`.${audio}`)).size);
  expect(sizes).toHaveLength(8);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5.5e6);
});
