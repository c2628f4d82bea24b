import { expect, it } from 'vitest';
import { isLong } from '../../support/form';
import { fuzz } from './support/fuzzing';

const requests = isLong ? 400 : 100;
it(`[TR1] no request of ${requests} that nobody should send is answered with an error of ours`, async () => {
  expect(await fuzz({ requests, seed: 20261122, slowMs: Infinity })).toEqual([]);
});
