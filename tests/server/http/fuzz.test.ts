import { expect, it } from 'vitest';
import { fuzz } from './support/fuzzing';

it('[TR1] no request of 400 that nobody should send is answered with an error of ours', async () => {
  expect(await fuzz({ requests: 400, seed: 20261122, slowMs: Infinity })).toEqual([]);
});
