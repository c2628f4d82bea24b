import { expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { scriptReadingMachine } from '../../../../src/machines/captionEdit/scriptReading.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announceSpoken = vi.fn();
const machine = scriptReadingMachine.provide({
  actors: { speakScript: fromCallback(() => {}) },
  actions: { announceSpoken: (_, { sentences, recorded }) => announceSpoken(sentences, recorded) },
});

const unspoken = { type: 'reading.requested' as const, reading: { which: 'unspoken' as const } };
const all = {
  type: 'reading.requested' as const,
  reading: { which: 'all' as const, voice: 'Ada', speed: 1.2 },
};
const progress = { type: 'sentence.spoken' as const, done: 1, all: 3 };
const done = { type: 'script.spoken' as const, sentences: 3, recorded: 1 };
const refused = { type: 'script.refused' as const, detail: 'There is no such voice.' };

const paths = modelOf(machine, undefined, {
  'reading.requested': [unspoken],
  'choice.changed': [{ type: 'choice.changed', choice: { voice: 'Ada' } }],
  'sentence.spoken': [progress],
  'script.spoken': [done],
  'script.refused': [refused],
  'xstate.done.actor.fetchVoices': [{ type: 'xstate.done.actor.fetchVoices', output: [] }],
  'xstate.error.actor.fetchVoices': [{ type: 'xstate.error.actor.fetchVoices', error: new Error('down') }],
}).getShortestPaths();

type Seen = { context: { reading: unknown; problem: string | null } };
const fine = () => {};
const states = {
  'voices.unasked': fine,
  'voices.fetchingVoices': fine,
  'voices.listed': fine,
  'voices.unavailable': fine,
  'reading.calm': fine,
  'reading.speakingScript': ({ context }) =>
    expect([context.reading === null, context.problem]).toEqual([false, null]),
  'reading.refused': ({ context }) => expect(context.problem).toBe('There is no such voice.'),
} satisfies Record<StatesOf<typeof scriptReadingMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('[SC1] the whole script is spoken in another voice, and how far that is can be seen', () => {
  const speaking = after(all, progress);
  expect(speaking.context).toMatchObject({ reading: all.reading, done: 1, all: 3 });
  expect(after(all, progress, done).value).toMatchObject({ reading: 'calm' });
  expect(announceSpoken).toHaveBeenCalledWith(3, 1);
});
test('[SC1] one sentence that cannot be spoken ends it, and it can be asked for again', () => {
  expect(after(all, refused).context.problem).toBe('There is no such voice.');
  expect(after(all, refused, unspoken).value).toMatchObject({ reading: 'speakingScript' });
});
