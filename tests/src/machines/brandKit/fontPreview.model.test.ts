import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { fontPreviewMachine } from '../../../../src/machines/brandKit/fontPreview.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const machine = fontPreviewMachine.provide({ actors: { loadFont: fromCallback(() => {}) } });
const input = { family: 'brand-font-1', url: '/media/1.woff2' };
const paths = modelOf(machine, input, {}).getShortestPaths();
type Seen = { context: { family: string } };
const isLent = ({ context }: Seen) => expect(context.family).toBe('brand-font-1');
const states = { awaited: isLent, readable: isLent, unreadable: isLent } satisfies Record<
  StatesOf<typeof fontPreviewMachine>,
  (seen: Seen) => void
>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));
test('[B1] a font is either read or said to be unreadable', () => {
  expect(journey(machine, input, [{ type: 'font.loaded' }]).value).toBe('readable');
  expect(journey(machine, input, [{ type: 'font.failed' }]).value).toBe('unreadable');
});
