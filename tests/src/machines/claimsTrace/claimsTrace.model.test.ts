import { expect, test } from 'vitest';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';
import { claimsTraceMachine, type Traces } from '../../../../src/machines/claimsTrace/claimsTrace.machine';

const reported: unknown[] = [];
const machine = claimsTraceMachine.provide({
  actions: {
    reportTraces: (_, traces) => reported.push(traces),
    reportUnchecked: () => reported.push('unchecked'),
  },
});
const input = { source: { title: 'Mug', description: 'Hot' }, scripts: ['It is hot.'] };
const hot = { start: 0, end: 10, text: 'It is hot.', backing: [], unsupported: [] };
const answered = { type: 'xstate.done.actor.checkScripts' as const, output: [[hot]] };
const refused = { type: 'xstate.error.actor.checkScripts' as const, error: new Error('offline') };
const changed = (...scripts: string[]) => ({ type: 'scripts.changed' as const, scripts });
const settled = { type: 'xstate.after.editSettles.claimsTrace.settling' };

const paths = modelOf(
  machine,
  input,
  {
    'scripts.changed': [changed('It is hot.'), changed('It is new.')],
    'sentence.pointedAt': [{ type: 'sentence.pointedAt', script: 'It is hot.', start: 0 }],
    'xstate.done.actor.checkScripts': [answered],
    'xstate.error.actor.checkScripts': [refused],
  },
  { alsoTellApart: ({ scripts, traces }) => [scripts, Object.keys(traces)] },
).getShortestPaths();

type Seen = { context: { scripts: readonly string[]; traces: Traces } };
const areTraced = ({ context }: Seen) => context.scripts.every((script) => script in context.traces);
const states = {
  settling: ({ context }) => expect(context.scripts).toHaveLength(1),
  checkingScripts: (seen) => expect(areTraced(seen)).toBe(false),
  traced: (seen) => expect(areTraced(seen)).toBe(true),
  unavailable: (seen) => expect(areTraced(seen)).toBe(false),
} satisfies Record<Exclude<StatesOf<typeof machine>, 'judging'>, (seen: Seen) => void>;

test('the chart keeps its promises along every generated path', async () => {
  for (const [, path] of paths.map(titled)) await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

const end = (...events: { type: string }[]) => {
  reported.length = 0;
  const { value, context } = journey(machine, input, events);
  return [value, Object.keys(context.traces)];
};
test('[WR3] a text is asked about once, and again when it was edited', () => {
  expect(end(answered, changed('It is hot.'), settled)).toEqual(['traced', ['It is hot.']]);
  expect(end(answered, changed('It is new.'), settled)).toEqual(['checkingScripts', ['It is hot.']]);
});
test('[WR3] the wizard is told what was traced', () => {
  end(answered);
  expect(reported).toEqual([{ 'It is hot.': [hot] }]);
});
test('[WR3] what cannot be checked is told, and can be tried again', () => {
  expect(end(refused)).toEqual(['unavailable', []]);
  expect(end(refused, { type: 'retried' }, answered)).toEqual(['traced', ['It is hot.']]);
  expect(end({ type: 'xstate.after.callLimit.claimsTrace.checkingScripts' })).toEqual(['unavailable', []]);
});
