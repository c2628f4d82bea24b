import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { packsMachine } from '../../../../src/machines/operator/packs.machine';
import { somePacks } from '../../../support/operatorSamples';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const pack = 'piper-de-thorsten';
const working = somePacks({ state: 'downloading', done_bytes: 5_000_000 });
const answered = { type: 'xstate.done.actor.fetchPacks' as const, output: somePacks() };
const added = { type: 'pack.added' as const, pack };
const refused = {
  type: 'xstate.error.actor.doAct' as const,
  error: { status: 404, detail: 'No such pack.' },
};
const model = modelOf(packsMachine, undefined, {
  'pack.added': [added],
  'pack.stopped': [{ type: 'pack.stopped', pack }],
  'removal.wanted': [{ type: 'removal.wanted', pack }],
  'xstate.done.actor.fetchPacks': [answered],
  'xstate.error.actor.fetchPacks': [
    { type: 'xstate.error.actor.fetchPacks', error: new TypeError('fetch failed') },
  ],
  'xstate.done.actor.doAct': [{ type: 'xstate.done.actor.doAct', output: working }],
  'xstate.error.actor.doAct': [refused],
});
const paths = model.getShortestPaths();
type Seen = { context: ContextFrom<typeof packsMachine> };
const rests = ({ context }: Seen) => {
  expect(context.offered).not.toBeNull();
  expect(context.act).toBeNull();
};
const states = {
  loading: ({ context }) => expect(context.offered).toBeNull(),
  failed: ({ context }) => expect(context.offered).toBeNull(),
  'loaded.idle.resting': rests,
  'loaded.idle.refreshing': rests,
  'loaded.idle.unanswered': rests,
  'loaded.deciding': ({ context }) => expect(context.act).toEqual({ kind: 'remove', pack }),
  'loaded.doingAct': ({ context }) => {
    expect(context.act?.pack).toBe(pack);
    expect(context.outcome).toBeNull();
  },
} satisfies Record<StatesOf<typeof packsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(packsMachine, undefined, paths)).toEqual([]));

test('[OP1] what came of an act is kept with its pack, until the next one', () => {
  const after = (...events: Parameters<typeof journey<typeof packsMachine>>[2]) =>
    journey(packsMachine, undefined, [answered, ...events]);
  expect(after(added, refused).context).toMatchObject({
    outcome: { kind: 'refused', pack, words: 'No such pack.' },
    act: null,
  });
  expect(after(added, refused, added).context.outcome).toBeNull();
  const done = { type: 'xstate.done.actor.doAct' as const, output: somePacks() };
  const removal = [{ type: 'removal.wanted' as const, pack }, { type: 'removal.confirmed' as const }, done];
  expect(after(...removal).context.outcome).toEqual({ kind: 'removed', pack });
  expect(after(added, done).context.outcome).toBeNull();
});

test('[OP1] an answer that does not come is no refusal: how it stands is looked at', () => {
  const late = { type: 'xstate.after.actLimit.packs.loaded.doingAct' as const };
  const seen = journey(packsMachine, undefined, [answered, added, late]);
  expect(seen.context).toMatchObject({ outcome: { kind: 'late', pack }, act: null });
  expect(seen.matches({ loaded: { idle: 'refreshing' } })).toBe(true);
});
