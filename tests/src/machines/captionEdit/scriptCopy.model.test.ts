import { expect, test } from 'vitest';
import { scriptCopyMachine } from '../../../../src/machines/captionEdit/scriptCopy.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const requested = (text = 'Hello there') => ({ type: 'copy.requested' as const, text });
const copied = { type: 'xstate.done.actor.copyText' as const, output: undefined };
const refused = { type: 'xstate.error.actor.copyText' as const, error: new Error('not allowed') };
const later = { type: 'xstate.after.sayingTime.scriptCopy.copied' };

const paths = modelOf(scriptCopyMachine, undefined, {
  'copy.requested': [requested()],
  'xstate.done.actor.copyText': [copied],
  'xstate.error.actor.copyText': [refused],
}).getShortestPaths();

type Seen = { context: { text: string } };
const asked = ({ context }: Seen) => expect(context.text).toBe('Hello there');
const states = {
  idle: () => {},
  copyingText: asked,
  copied: asked,
  refused: asked,
} satisfies Record<StatesOf<typeof scriptCopyMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(scriptCopyMachine, undefined, paths)).toEqual([]));

test.each([
  ['[E7] that the script was copied is said for a moment', [requested(), copied], 'copied'],
  ['[E7] and no longer', [requested(), copied, later], 'idle'],
  ['[E7] a refused copy is said, and can be tried again', [requested(), refused, requested()], 'copyingText'],
])('%s', (_, events, end) => expect(journey(scriptCopyMachine, undefined, events).value).toBe(end));
