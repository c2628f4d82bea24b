import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { otherTabsMachine } from '../../../../src/machines/saving/otherTabs.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const machine = otherTabsMachine.provide({ actors: { watchOtherTabs: fromCallback(() => {}) } });
const input = { writer: 'w1' };
const paths = modelOf(machine, input, {}).getShortestPaths();
type Seen = { context: { writer: string } };
const isItself = ({ context }: Seen) => expect(context).toEqual(input);
const states = {
  alone: isItself,
  'together.notified': isItself,
  'together.acknowledged': isItself,
} satisfies Record<StatesOf<typeof otherTabsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

test('who has been notified is notified again when another tab opens after all were closed', () => {
  const [opened, noticed, closed] = ['otherTab.opened', 'notice.closed', 'otherTabs.closed'].map((type) => ({
    type,
  })) as [{ type: string }, { type: string }, { type: string }];
  expect(journey(machine, input, [opened, noticed]).value).toEqual({ together: 'acknowledged' });
  expect(journey(machine, input, [opened, noticed, closed, opened]).value).toEqual({ together: 'notified' });
});
