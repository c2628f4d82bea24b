import { expect, test, vi } from 'vitest';
import type { BrandAsset, BrandChoice } from '../../../../contract/brandAsset';
import { brandUseMachine } from '../../../../src/machines/brandUse/brandUse.machine';
import type { HeldPart } from '../../../../src/machines/brandUse/heldParts';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const logo: BrandAsset = {
  id: 'l',
  name: 'Acme.png',
  url: '/l.png',
  asset_type: 'logo',
  facts: { width: 300, height: 100, colours: ['#0d3b66'] },
};
const older: BrandAsset = { ...logo, id: 'o', name: 'Old.png' };
const outro: BrandAsset = { id: 'x', name: 'Bye.mp4', url: '/x.mp4', asset_type: 'outro' };
const fetched = (...output: BrandAsset[]) => ({ type: 'xstate.done.actor.fetchAssets' as const, output });
const notFetched = { type: 'xstate.error.actor.fetchAssets' as const, error: new Error('offline') };
const switched = (part: HeldPart['part'], isUsed: boolean) => ({
  type: 'part.switched' as const,
  part,
  isUsed,
});

const used = vi.fn();
const machine = brandUseMachine.provide({
  actions: { usePart: (_, { part, asset, isUsed }) => used(part, asset.id, isUsed) },
});
const input = { choice: {} };
const paths = modelOf(machine, input, {
  'xstate.done.actor.fetchAssets': [fetched(logo, older, outro), fetched()],
  'xstate.error.actor.fetchAssets': [notFetched],
  'part.switched': [switched('logo', false), switched('intro', false)],
}).getShortestPaths();

type Seen = { context: { held: readonly HeldPart[]; choice: BrandChoice } };
const nothingIsHeld = ({ context }: Seen) => expect(context.held).toEqual([]);
const states = {
  fetchingAssets: nothingIsHeld,
  judging: nothingIsHeld,
  empty: nothingIsHeld,
  unavailable: nothingIsHeld,
  held: ({ context }) => expect(context.held.map(({ part }) => part)).toEqual(['logo', 'colours']),
} satisfies Record<StatesOf<typeof brandUseMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

test('[B4] the newest logo and its colours can be used; an outro of unknown length cannot', () => {
  const end = journey(machine, input, [fetched(logo, older, outro)]);
  expect(end.context.held).toEqual([
    { part: 'logo', asset: logo },
    { part: 'colours', asset: logo },
  ]);
});

test('[B4] what is switched is remembered beside what was, and put to use', () => {
  used.mockClear();
  const end = journey(machine, { choice: { intro: false } }, [
    fetched(logo),
    switched('logo', false),
    switched('colours', true),
  ]);
  expect(end.context.choice).toEqual({ intro: false, logo: false, colours: true });
  expect(used.mock.calls).toEqual([
    ['logo', 'l', false],
    ['colours', 'l', true],
  ]);
});

test('[B4] a kit that did not come can be asked for again', () => {
  const end = journey(machine, input, [notFetched, { type: 'retried' }, fetched(logo)]);
  expect(end.value).toBe('held');
});

test('[B4] a part that the kit does not hold cannot be switched', () => {
  expect(journey(machine, input, [fetched(logo)]).can(switched('font', false))).toBe(false);
});
