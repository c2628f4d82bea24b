import { expect, test, vi } from 'vitest';
import { PAGE_BYTES } from '../../../../contract/limits';
import { pageReceiptMachine } from '../../../../src/machines/pageReceipt/pageReceipt.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const closeWindow = vi.fn();
const machine = pageReceiptMachine.provide({
  actions: { closeWindow },
  // Megabytes in each event would fill the walk's memory.
  guards: { pageIsTooLarge: (_, { html }) => html === 'large' },
});
const shop = 'https://shop.example';
const address = `${shop}/mug`;
const received = (html: string, origin = shop) => ({ type: 'page.received', origin, address, html }) as const;

const samples = {
  'page.received': [
    received('<h1>Mug</h1>'),
    received(' '),
    received('large'),
    received('x', 'https://evil.example'),
  ],
  'xstate.done.actor.receivePage': [],
  'xstate.done.actor.keepPage': [],
};
const paths = modelOf(machine, undefined, samples, {
  alsoTellApart: ({ refusal }) => refusal,
}).getShortestPaths();
type Seen = { context: { page: unknown; refusal: unknown } };
const nothingIsHeld = ({ context }: Seen) => expect(context).toEqual({ page: null, refusal: null });
const states = {
  receivingPage: nothingIsHeld,
  severed: nothingIsHeld,
  unanswered: nothingIsHeld,
  keepingPage: ({ context }) =>
    expect(context).toEqual({ page: { address, html: '<h1>Mug</h1>' }, refusal: null }),
  refused: ({ context }) => {
    expect(context.page).toBeNull();
    expect(['from_elsewhere', 'empty', 'too_large', 'not_kept']).toContain(context.refusal);
  },
} satisfies Record<StatesOf<typeof pageReceiptMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test.each([
  ['of another origin than it says', received('<h1>Mug</h1>', 'https://evil.example'), 'from_elsewhere'],
  [
    'from a part of the shop’s name',
    received('<h1>Mug</h1>', 'https://shop.example.evil.example'),
    'from_elsewhere',
  ],
  ['that is empty', received('\n'), 'empty'],
  ['of more than 20 MB', received('x'.repeat(PAGE_BYTES + 1)), 'too_large'],
])('[PG3] a page %s is refused', (_, event, refusal) => {
  const { value, context } = journey(pageReceiptMachine, undefined, [event]);
  expect([value, context]).toEqual(['refused', { page: null, refusal }]);
});

test('[PG3] a window that has no opener closes, and says where the page is should it stay', () => {
  closeWindow.mockClear();
  expect(journey(machine, undefined, [{ type: 'opener.missed' }]).value).toBe('severed');
  expect(closeWindow).toHaveBeenCalledOnce();
});
