import { expect, test } from 'vitest';
import type { Voice } from '../../../../contract/voice';
import { voiceListMachine, type VoicesForScript } from '../../../../src/machines/voiceList/voiceList.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const ada: Voice = { id: 'v', name: 'Ada', category: 'x', description: '', sample_url: '/a', labels: {} };
const fetched = {
  type: 'xstate.done.actor.fetchVoices' as const,
  output: { voices: [ada], scriptLanguage: 'de' },
};
const notFetched = { type: 'xstate.error.actor.fetchVoices' as const, error: new Error('offline') };

const input = { script: 'Kalter Kaffee um zehn?' };
const paths = modelOf(voiceListMachine, input, {
  'xstate.done.actor.fetchVoices': [fetched],
  'xstate.error.actor.fetchVoices': [notFetched],
}).getShortestPaths();

type Seen = { context: VoicesForScript };
const states = {
  fetchingVoices: ({ context }) => expect(context.voices).toEqual([]),
  unavailable: ({ context }) => expect(context.voices).toEqual([]),
  loaded: ({ context }) => expect([context.voices, context.scriptLanguage]).toEqual([[ada], 'de']),
} satisfies Record<StatesOf<typeof voiceListMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(voiceListMachine, input, paths)).toEqual([]));
test('[W11] voices that did not come can be asked for again', () => {
  const end = journey(voiceListMachine, input, [notFetched, { type: 'retried' }, fetched]);
  expect([end.value, end.context.voices]).toEqual(['loaded', [ada]]);
});
