import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { openDialogMachine } from '../../../../src/machines/workspace/openDialog.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const machine = openDialogMachine.provide({ actors: { listenToKeys: fromCallback(() => {}) } });
const paths = modelOf(machine, undefined, {}).getShortestPaths();

type Seen = { children: Record<string, unknown> };
const keysAreOrders = ({ children }: Seen) => expect(children['listenToKeys']).toBeDefined();
const keysAreTheDialogs = ({ children }: Seen) => expect(children['listenToKeys']).toBeUndefined();
const states = {
  none: keysAreOrders,
  formats: keysAreTheDialogs,
  shortcuts: keysAreTheDialogs,
  styles: keysAreTheDialogs,
  versions: keysAreTheDialogs,
} satisfies Record<StatesOf<typeof openDialogMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test.each([
  ['the list of shortcuts is asked for', [{ type: 'shortcuts.asked' }], 'shortcuts'],
  ['the styles are asked for', [{ type: 'styles.asked' }], 'styles'],
  ['the formats are asked for', [{ type: 'formats.asked' }], 'formats'],
  ['the versions are asked for', [{ type: 'versions.asked' }], 'versions'],
  ['a dialog is closed', [{ type: 'versions.asked' }, { type: 'dialog.closed' }], 'none'],
] as const)('%s', (_, events, end) => expect(journey(machine, undefined, [...events]).value).toBe(end));

test('a second dialog is not opened over the first', () => {
  expect(() =>
    journey(machine, undefined, [{ type: 'shortcuts.asked' }, { type: 'versions.asked' }]),
  ).toThrow('not heard');
});
