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
const unspoken: Finding = {
  ...{ kind: 'unspoken', from: 2000, to: 4000, itemIds: [], figures: { text: 'Hydra.' } },
  mend: { speech: {} },
};
const one: CheckReport = { findings: [finding], unknown: [] };
const none: CheckReport = { findings: [], unknown: [] };
const asked = { type: 'check.requested' } as const;
const found = { type: 'xstate.done.actor.lookThrough', output: one } as const;
const clean = { type: 'xstate.done.actor.lookThrough', output: none } as const;
const failed = { type: 'xstate.error.actor.lookThrough', error: new Error('broken') } as const;
const chosen = { type: 'finding.chosen', finding } as const;
const mended = { type: 'mend.chosen', finding } as const;
const sentence = { type: 'mend.chosen', finding: unspoken } as const;
const said = { type: 'xstate.done.actor.speakSentence', output: undefined } as const;
const refused = {
  type: 'xstate.error.actor.speakSentence',
  error: { status: 502, detail: 'The voice is gone.' },
} as const;
const late = { type: 'xstate.after.longCallLimit.publishCheck.speakingSentence' } as const;
const closed = { type: 'sheet.closed' } as const;

const paths = modelOf(machine, undefined, {
  'xstate.done.actor.lookThrough': [found, clean],
  'xstate.error.actor.lookThrough': [failed],
  'finding.chosen': [chosen],
  'mend.chosen': [mended, sentence],
  'xstate.done.actor.speakSentence': [said],
  'xstate.error.actor.speakSentence': [refused],
}).getShortestPaths();

type Seen = { context: { report: CheckReport; spoken: Finding | null } };
const states = {
  idle: () => {},
  checking: () => {},
  'found.listed': ({ context }) => expect(context.report).toBe(one),
  'found.unspoken': ({ context }) => expect([context.report, context.spoken]).toEqual([one, unspoken]),
  speakingSentence: ({ context }) => expect([context.report, context.spoken]).toEqual([one, unspoken]),
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
  ['what was found is shown', [asked, found], { found: 'listed' }],
  ['a sound video says so', [asked, clean], 'clean'],
  ['a check that failed is tried again', [asked, failed, asked], 'checking'],
  ['what is mended is looked at again', [asked, found, mended], 'checkingAgain'],
  ['until nothing is left', [asked, found, mended, clean], 'clean'],
  ['a sentence that nobody said is spoken', [asked, found, sentence], 'speakingSentence'],
  ['then looked at again', [asked, found, sentence, said], 'checkingAgain'],
  ['or told that it could not be', [asked, found, sentence, refused], { found: 'unspoken' }],
  ['as where no answer comes', [asked, found, sentence, late], { found: 'unspoken' }],
  ['and tried again', [asked, found, sentence, refused, sentence], 'speakingSentence'],
  ['who closes the sheet stops it', [asked, found, sentence, closed], 'idle'],
  ['a place that is gone to closes the sheet', [asked, found, chosen], 'idle'],
  ['nobody waits for it', [asked, closed], 'idle'],
])('[PC1] %s', (_, events, end) => expect(journey(machine, undefined, events).value).toEqual(end));

test('[PC1] a finding is gone to and mended by who asks for it', () => {
  done.length = 0;
  journey(machine, undefined, [asked, found, mended, found, chosen]);
  expect(done).toEqual(['mend stillOpening', 'go to 0']);
});

test('[PC1] why a sentence was not spoken is told in the server’s words', () => {
  const { context } = journey(machine, undefined, [asked, found, sentence, refused]);
  expect(context.problem).toBe('The voice is gone.');
  const silent = journey(machine, undefined, [asked, found, sentence, refused, sentence, late]);
  expect(silent.context.problem).toBeNull();
});
