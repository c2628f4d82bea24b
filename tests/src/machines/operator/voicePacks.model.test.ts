import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import { voicePacksMachine } from '../../../../src/machines/operator/voicePacks.machine';
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
const model = modelOf(voicePacksMachine, undefined, {
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
type Seen = { context: ContextFrom<typeof voicePacksMachine> };
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
    expect(context.refusal).toBeNull();
  },
} satisfies Record<StatesOf<typeof voicePacksMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(voicePacksMachine, undefined, paths)).toEqual([]));

test('[OP1] what the server says to an act is kept with its pack, until the next one', () => {
  const { context } = journey(voicePacksMachine, undefined, [answered, added, refused]);
  expect(context).toMatchObject({ refusal: { pack, words: 'No such pack.' }, act: null });
  const late = 'xstate.after.actLimit.voicePacks.loaded.doingAct';
  expect(journey(voicePacksMachine, undefined, [answered, added, { type: late }]).context.refusal).toEqual({
    pack,
    words: '',
  });
  expect(journey(voicePacksMachine, undefined, [answered, added, refused, added]).context.refusal).toBeNull();
});
