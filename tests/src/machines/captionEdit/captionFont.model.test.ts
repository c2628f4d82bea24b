import { beforeEach, expect, test, vi } from 'vitest';
import {
  captionFontMachine,
  type BrandFont,
  type FontChoice,
} from '../../../../src/machines/captionEdit/captionFont.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const wearFont = vi.fn();
const announceUnreadableFont = vi.fn();
beforeEach(() => vi.clearAllMocks());
const machine = captionFontMachine.provide({
  actions: {
    wearFont: (_, font) => wearFont(font),
    announceUnreadableFont: (_, font) => announceUnreadableFont(font),
  },
});

const brand: BrandFont = { id: 'f1', name: 'Brand.ttf', url: '/media/f1' };
const wanted = { type: 'fonts.wanted' };
const listed = { type: 'xstate.done.actor.fetchBrandFonts' as const, output: [brand] };
const notListed = { type: 'xstate.error.actor.fetchBrandFonts' as const, error: new Error('offline') };
const choice: FontChoice = { font: brand, ids: ['caption_0'] };
const chosen = { type: 'font.chosen' as const, ...choice };
const loads = { type: 'xstate.done.actor.tryFont' as const, output: choice };
const fails = { type: 'xstate.error.actor.tryFont' as const, error: new Error('not a font') };

const paths = modelOf(machine, undefined, {
  'font.chosen': [chosen],
  'xstate.done.actor.fetchBrandFonts': [listed],
  'xstate.error.actor.fetchBrandFonts': [notListed],
  'xstate.done.actor.tryFont': [loads],
  'xstate.error.actor.tryFont': [fails],
}).getShortestPaths();

type Seen = { context: { fonts: readonly BrandFont[]; tried: FontChoice | null } };
const none = ({ context }: Seen) => expect(context.fonts).toEqual([]);
const some = ({ context }: Seen) => expect(context.fonts).toEqual([brand]);
const states = {
  unasked: none,
  fetchingBrandFonts: none,
  unavailable: none,
  'listed.calm': some,
  'listed.tryingFont': ({ context }) => expect(context.tried).toEqual(choice),
  'listed.unreadable': ({ context }) => expect(context.tried).toEqual(choice),
} satisfies Record<StatesOf<typeof captionFontMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('[B4] a font of the kit is worn once it has loaded', () => {
  after(wanted, listed, chosen);
  expect(wearFont).not.toHaveBeenCalled();
  expect(after(wanted, listed, chosen, loads).value).toEqual({ listed: 'calm' });
  expect(wearFont.mock.calls).toEqual([[choice]]);
});
test('[B4] one that does not load is said, and the captions keep theirs', () => {
  expect(after(wanted, listed, chosen, fails).value).toEqual({ listed: 'unreadable' });
  expect(announceUnreadableFont.mock.calls).toEqual([[choice]]);
  expect(wearFont).not.toHaveBeenCalled();
});
test('the kit is asked for once, and again when it did not answer', () => {
  expect(() => after(wanted, listed, wanted)).toThrow('not heard');
  expect(after(wanted, notListed, { type: 'retried' }).value).toBe('fetchingBrandFonts');
});
