import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { missingMachine, type Missing } from '../../../../src/machines/missing/missing.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const asked: string[] = [];
const machine = missingMachine.provide({
  actors: { watchDocument: fromCallback(() => {}) },
  actions: {
    mend: ({ context: { missing } }) => void asked.push(`mend ${missing.mend}`),
    goTo: (_, atMs) => void asked.push(`go to ${atMs}`),
  },
});
const one: Missing = { moments: [{ lacks: 'picture', from: 4000, to: 5800 }], mend: 'fill' };
const less: Missing = { moments: [{ lacks: 'picture', from: 4000, to: 4400 }], mend: null };
const left = { type: 'moments.left', missing: one } as const;
const stayed = { type: 'moments.stayed', missing: less } as const;
const chosen = { type: 'moment.chosen', atMs: 4000 } as const;

const paths = modelOf(machine, undefined, {
  'moments.left': [left],
  'moments.stayed': [stayed],
  'moment.chosen': [chosen],
}).getShortestPaths();
type Seen = { context: { missing: Missing } };
const states = {
  nothing: () => {},
  telling: ({ context }) => expect([one, less]).toContainEqual(context.missing),
} satisfies Record<StatesOf<typeof missingMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test('[SC3] what an edit has left is told until it is filled, taken back or put away', () => {
  asked.length = 0;
  expect(journey(machine, undefined, [left]).value).toBe('telling');
  expect(journey(machine, undefined, [left, { type: 'moments.filled' }]).value).toBe('nothing');
  expect(journey(machine, undefined, [left, { type: 'notice.dismissed' }]).value).toBe('nothing');
  const { value, context } = journey(machine, undefined, [left, chosen, { type: 'mend.chosen' }, stayed]);
  expect([value, context.missing, asked]).toEqual(['telling', less, ['go to 4000', 'mend fill']]);
  expect(() => journey(machine, undefined, [left, { type: 'notice.dismissed' }, stayed])).toThrow(
    'not heard',
  );
});
