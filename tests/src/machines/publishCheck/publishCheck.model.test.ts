import { expect, test } from 'vitest';
import type { CheckReport } from '../../../../src/editor-engine/check/checkReport';
import type { Finding } from '../../../../src/editor-engine/check/finding';
import { publishCheckMachine } from '../../../../src/machines/publishCheck/publishCheck.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const done: string[] = [];
const machine = publishCheckMachine.provide({
  actions: {
    mend: (_, { kind }) => void done.push(`mend ${kind}`),
    goTo: (_, { from }) => void done.push(`go to ${from}`),
  },
});
const finding: Finding = {
  ...{ kind: 'stillOpening', from: 0, to: 1000, itemIds: ['video_main_0_p1'], figures: {} },
  mend: [{ name: 'item.setAnimation', payload: { ids: ['video_main_0_p1'], animation: null } }],
};
const one: CheckReport = { findings: [finding], unknown: [] };
const none: CheckReport = { findings: [], unknown: [] };
const asked = { type: 'check.requested' } as const;
const found = { type: 'xstate.done.actor.lookThrough', output: one } as const;
const clean = { type: 'xstate.done.actor.lookThrough', output: none } as const;
const failed = { type: 'xstate.error.actor.lookThrough', error: new Error('broken') } as const;
const chosen = { type: 'finding.chosen', finding } as const;
const mended = { type: 'mend.chosen', finding } as const;
const closed = { type: 'sheet.closed' } as const;

const paths = modelOf(machine, undefined, {
  'xstate.done.actor.lookThrough': [found, clean],
  'xstate.error.actor.lookThrough': [failed],
  'finding.chosen': [chosen],
  'mend.chosen': [mended],
}).getShortestPaths();

type Seen = { context: { report: CheckReport } };
const states = {
  idle: () => {},
  checking: () => {},
  found: ({ context }) => expect(context.report).toBe(one),
  /** What was found stays in sight. */
  checkingAgain: ({ context }) => expect(context.report).toBe(one),
  clean: ({ context }) => expect(context.report).toBe(none),
  failed: () => {},
} satisfies Record<StatesOf<typeof publishCheckMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test.each([
  ['what was found is shown', [asked, found], 'found'],
  ['a sound video says so', [asked, clean], 'clean'],
  ['a check that failed is tried again', [asked, failed, asked], 'checking'],
  ['what is mended is looked at again', [asked, found, mended], 'checkingAgain'],
  ['until nothing is left', [asked, found, mended, clean], 'clean'],
  ['a place that is gone to closes the sheet', [asked, found, chosen], 'idle'],
  ['nobody waits for it', [asked, closed], 'idle'],
])('[PC1] %s', (_, events, end) => expect(journey(machine, undefined, events).value).toBe(end));

test('[PC1] a finding is gone to and mended by who asks for it', () => {
  done.length = 0;
  journey(machine, undefined, [asked, found, mended, found, chosen]);
  expect(done).toEqual(['mend stillOpening', 'go to 0']);
});
