import { expect, test } from 'vitest';
import { scriptClaimsMachine } from '../../../../src/machines/captionEdit/scriptClaims.machine';
import type { Unbacked } from '../../../../src/editor-engine/check/facts';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const shown = (script: string) => ({ type: 'script.shown' as const, script });
const claims = [{ sentence: 'It is the best.', words: 'the best', reason: 'superlative' as const }];
const found: Unbacked = { source: 'page', claims };
const done = { type: 'xstate.done.actor.checkScript' as const, output: found };
const failed = { type: 'xstate.error.actor.checkScript' as const, error: new Error('down') };
const settled = { type: 'xstate.after.editSettles.scriptClaims.settling' as const };

const paths = modelOf(scriptClaimsMachine, undefined, {
  'script.shown': [shown('It is the best.'), shown('It is good.')],
  'xstate.done.actor.checkScript': [done],
  'xstate.error.actor.checkScript': [failed],
}).getShortestPaths();

type Seen = { context: { unbacked: Unbacked; script: string } };
const fine = () => {};
const states = {
  unasked: ({ context }) => expect(context.script).toBe(''),
  settling: fine,
  checkingScript: fine,
  checked: ({ context }) => expect(context.unbacked).toEqual(found),
  unavailable: fine,
} satisfies Record<StatesOf<typeof scriptClaimsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(scriptClaimsMachine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(scriptClaimsMachine, undefined, events);

test('[WR3] what was found stays in sight while the script is written on, and is asked anew when it rests', () => {
  const writing = after(shown('It is the best.'), done, shown('It is good.'));
  expect([writing.value, writing.context.unbacked]).toEqual(['settling', found]);
  expect(after(shown('It is the best.'), done, shown('It is good.'), settled).value).toBe('checkingScript');
});
test('[WR3] the same script is not asked about twice; one that could not be checked can be tried again', () => {
  expect(after(shown('It is good.'), done).can(shown('It is good.'))).toBe(false);
  expect(after(shown('It is good.'), failed, { type: 'retried' }).value).toBe('checkingScript');
});
