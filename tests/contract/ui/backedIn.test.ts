import { expect, test } from 'vitest';
import { backedIn } from '../../../contract/ui/backedIn';

const backing = [
  { sentence: 'Bats sleep.', quotes: ['Most bats sleep by day.'] },
  { sentence: 'Bats fly.', quotes: [] },
  { sentence: 'Bats sleep.', quotes: ['Bats sleep in winter.'] },
];

test('[WR3] sentences that still stand in a script are found in their order, each with its own words', () => {
  expect(backedIn('Bats sleep. Bats fly. Bats sleep.', backing)).toEqual([
    { ...backing[0], start: 0, end: 11 },
    { ...backing[1], start: 12, end: 21 },
    { ...backing[2], start: 22, end: 33 },
  ]);
});
test('[WR3] one that was rewritten has no backing, and the others keep theirs', () => {
  expect(backedIn('Bats doze. Bats fly. And how!', backing)).toEqual([{ ...backing[1], start: 11, end: 20 }]);
});
