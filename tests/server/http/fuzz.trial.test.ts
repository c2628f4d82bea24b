import { expect, it } from 'vitest';
import { fuzz } from './support/fuzzing';

/** Another time, other requests: what fails is told with its seed. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

it(`[TR1] 20,000 requests that nobody should send: no error of ours, none slower than 2 s (FUZZ_SEED=${seed})`, async () => {
  expect(await fuzz({ requests: 20_000, seed, slowMs: 2000 })).toEqual([]);
}, 1_200_000);
