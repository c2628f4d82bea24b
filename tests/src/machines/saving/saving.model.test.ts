import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { draftMachine } from '../../../../src/machines/saving/draft.machine';
import { otherTabsMachine } from '../../../../src/machines/saving/otherTabs.machine';
import { savingMachine } from '../../../../src/machines/saving/saving.machine';
import type { SavingContext } from '../../../../src/machines/saving/saving.setup';
import type { SaveAnswer } from '../../../../src/machines/saving/saveAnswer';
import type { FoundDraft } from '../../../../src/machines/saving/stamp';
import { mug } from '../../../support/wizards/mug';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const layout = mug('draft').output.video_data;
const silent = fromCallback(() => {});
const machine = savingMachine.provide({
  actors: {
    watchDocument: silent as never,
    watchPage: silent as never,
    watchOtherSaves: silent as never,
    draft: draftMachine.provide({ actors: { keepDraft: fromPromise(async () => {}) } }),
    otherTabs: otherTabsMachine.provide({ actors: { watchOtherTabs: silent as never } }),
  },
  actions: { openDraft: () => {}, openTheirs: () => {}, notifyOtherTabs: () => {} },
});
const input = { now: () => 0, projectId: 'p1', revision: 3, writer: 'w1' };
const draft = (over: Partial<FoundDraft> = {}): FoundDraft => ({
  writer: 'w0',
  revision: 3,
  edits: 2,
  savedEdits: 1,
  videoData: layout,
  history: null,
  ...over,
});
const found = (output: FoundDraft | null) => ({ type: 'xstate.done.actor.findDraft' as const, output });
const notFound = { type: 'xstate.error.actor.findDraft' as const, error: new Error('no IndexedDB') };
const answered = (output: SaveAnswer) => ({ type: 'xstate.done.actor.saveLayout' as const, output });
const saved = answered({ status: 'saved', revision: 4 });
const stale = answered({ status: 'stale', revision: 9 });
const refused = answered({ status: 'refused', httpStatus: 422, detail: 'The caption overlaps.' });
const unwell = answered({ status: 'refused', httpStatus: 503, detail: null });
const unanswered = answered({ status: 'unanswered' });
const offline = answered({ status: 'offline' });
const broken = { type: 'xstate.error.actor.saveLayout' as const, error: new Error('a fault of ours') };
const changed = { type: 'document.changed' as const, isRestored: false };
const restored = { type: 'document.changed' as const, isRestored: true };
const otherSaved = (revision: number) => ({ type: 'otherTab.saved' as const, revision });
const kept = { type: 'xstate.done.actor.keepVersion' as const, output: undefined };
const unkept = { type: 'xstate.error.actor.keepVersion' as const, error: new Error('offline') };
const theirs = { type: 'xstate.done.actor.fetchTheirs' as const, output: { revision: 9, videoData: layout } };
const noTheirs = { type: 'xstate.error.actor.fetchTheirs' as const, error: new Error('offline') };
const quiet = { type: 'xstate.after.untilSave.saving.open.waiting' };
const backoff = { type: 'xstate.after.backoff.saving.open.retrying' };

const isBusy = ({ edits, sentEdits, savedEdits, savedAt }: SavingContext) => [
  edits > sentEdits,
  edits > savedEdits,
  savedAt !== null,
];
const paths = modelOf(
  machine,
  input,
  {
    'document.changed': [changed, restored],
    'otherTab.saved': [otherSaved(3), otherSaved(9)],
    'xstate.done.actor.findDraft': [found(null), found(draft()), found(draft({ savedEdits: 2 }))],
    'xstate.error.actor.findDraft': [notFound],
    'xstate.done.actor.saveLayout': [saved, stale, refused, unwell, unanswered, offline],
    'xstate.error.actor.saveLayout': [broken],
    'xstate.done.actor.keepVersion': [kept],
    'xstate.error.actor.keepVersion': [unkept],
    'xstate.done.actor.fetchTheirs': [theirs],
    'xstate.error.actor.fetchTheirs': [noTheirs],
  },
  { alsoTellApart: isBusy, limit: 10_000 },
).getShortestPaths();
type Seen = { context: SavingContext };
const nothingIsUnsaved = ({ context }: Seen) => expect(context.savedEdits).toBe(context.edits);
const somethingIsUnsaved = ({ context }: Seen) => expect(context.savedEdits).toBeLessThan(context.edits);
const states = {
  findingDraft: ({ context }) => expect([context.edits, context.revision]).toEqual([0, 3]),
  'open.saved': nothingIsUnsaved,
  'open.waiting': somethingIsUnsaved,
  'open.savingLayout': somethingIsUnsaved,
  'open.retrying': ({ context }) => expect(context.attempts).toBeGreaterThan(0),
  'open.offline': somethingIsUnsaved,
  'open.conflicted.asking': ({ context }) => expect(context.theirRevision).toBe(9),
  'open.conflicted.postponed': somethingIsUnsaved,
  'open.conflicted.keepingVersion': somethingIsUnsaved,
  'open.conflicted.unkept': somethingIsUnsaved,
  'open.outdated.offered': ({ context }) => expect(context.theirRevision).toBe(9),
  'open.outdated.unavailable': ({ context }) => expect(context.revision).toBeLessThan(9),
  'open.fetchingTheirs': ({ context }) => expect(context.theirRevision).toBe(9),
  'open.refused': ({ context }) => expect(context.detail).toBe('The caption overlaps.'),
} satisfies Record<StatesOf<typeof savingMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

const open = found(null);
const after = (...events: Parameters<typeof journey>[2]) => journey(machine, input, events);
const stateAfter = (...events: Parameters<typeof journey>[2]) => after(...events).value.open;

test('[E12] a draft that the server does not have is opened and saved, by the one who wrote it', () => {
  const end = after(found(draft({ revision: 2 })));
  expect(end.value).toEqual({ open: 'savingLayout' });
  expect(end.context).toMatchObject({ writer: 'w0', revision: 2, edits: 2, savedEdits: 1, sentEdits: 2 });
});
test('[E12] a draft that the server has is opened for its history; one of an old revision is not', () => {
  const same = after(found(draft({ savedEdits: 2 })));
  expect([same.value, same.context.writer]).toEqual([{ open: 'saved' }, 'w0']);
  const old = after(found(draft({ savedEdits: 2, revision: 2 })));
  expect([old.value, old.context.writer, old.context.revision]).toEqual([{ open: 'saved' }, 'w1', 3]);
});
test('[E12] a change made while the last is being saved is saved next', () => {
  const end = after(open, changed, quiet, changed, saved);
  expect(end.value).toEqual({ open: 'waiting' });
  expect(end.context).toMatchObject({ revision: 4, edits: 2, savedEdits: 1 });
});
test.each([
  ['nobody answers', unanswered, 'retrying'],
  ['the server is unwell', unwell, 'retrying'],
  ['there are too many saves', answered({ status: 'refused', httpStatus: 429, detail: null }), 'retrying'],
  ['something of ours is broken', broken, 'retrying'],
  ['the browser is offline', offline, 'offline'],
  ['the server will not have it', refused, 'refused'],
  ['the project is gone', answered({ status: 'refused', httpStatus: 404, detail: 'Gone.' }), 'refused'],
  ['somebody else has saved', stale, { conflicted: 'asking' }],
])('[E11] when %s', (_, answer, state) => {
  expect(stateAfter(open, changed, quiet, answer)).toEqual(state);
});
test('a save that nobody answers for too long is made again', () => {
  const limit = { type: 'xstate.after.callLimit.saving.open.savingLayout' };
  expect(stateAfter(open, changed, quiet, limit, backoff)).toBe('savingLayout');
});
test('what the server will not have is sent again by hand, or when it has changed', () => {
  expect(stateAfter(open, changed, quiet, refused, { type: 'retried' })).toBe('savingLayout');
  expect(stateAfter(open, changed, quiet, refused, changed)).toBe('waiting');
});
test('[E11] mine is saved over theirs, which is said; the next save is an ordinary one', () => {
  const inputs: unknown[] = [];
  const stub = stubPromise<SaveAnswer, never>();
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide({ actors: { saveLayout: stub.actor as never } }), {
    input,
    clock,
  }).start();
  return (async () => {
    actor.send(open as never);
    actor.send(changed);
    const answer = async (output: SaveAnswer) => {
      clock.increment(800);
      inputs.push(stub.latest().input);
      stub.latest().resolve(output);
      await Promise.resolve();
      await Promise.resolve();
    };
    await answer({ status: 'stale', revision: 9 });
    actor.send({ type: 'mine.chosen' });
    await answer({ status: 'saved', revision: 10 });
    actor.send(restored);
    await answer({ status: 'saved', revision: 11 });
    actor.send(changed);
    await answer({ status: 'saved', revision: 12 });
    actor.stop();
    const save = { projectId: 'p1', writer: 'w1' };
    expect(inputs).toEqual([
      { ...save, revision: 3, edits: 1, savedEdits: 0, cause: 'saved' },
      { ...save, revision: 9, edits: 1, savedEdits: 0, cause: 'chosen' },
      { ...save, revision: 10, edits: 2, savedEdits: 1, cause: 'restored' },
      { ...save, revision: 11, edits: 3, savedEdits: 2, cause: 'saved' },
    ]);
  })();
});
test('[E11] theirs is opened once mine is kept, and a change meanwhile stops both', () => {
  const toAsking = [open, changed, quiet, stale];
  const chosen = { type: 'theirs.chosen' };
  const end = after(...toAsking, chosen, kept, theirs);
  expect(end.value).toEqual({ open: 'saved' });
  expect(end.context).toMatchObject({ revision: 9, edits: 1, savedEdits: 1 });
  expect(stateAfter(...toAsking, chosen, unkept)).toEqual({ conflicted: 'unkept' });
  expect(stateAfter(...toAsking, chosen, changed)).toEqual({ conflicted: 'asking' });
  expect(stateAfter(...toAsking, chosen, kept, changed)).toBe('waiting');
});
test('what another tab saved is offered to one that has nothing unsaved', () => {
  expect(stateAfter(open, otherSaved(4))).toEqual({ outdated: 'offered' });
  expect(() => after(open, otherSaved(3))).toThrow('not heard');
  expect(() => after(open, changed, otherSaved(4))).toThrow('not heard');
});

const waitsFor = (delay: 'untilSave' | 'backoff' | 'untilOlder', context: Partial<SavingContext>) =>
  (machine.implementations.delays[delay] as (at: unknown) => number)({
    context: { now: () => 5000, ...context },
  });
test('[E12] 800 ms of quiet are waited for, at most 5 s while changes go on', () => {
  expect([5000, 900, 100, 0, -50].map((waitingSince) => waitsFor('untilSave', { waitingSince }))).toEqual([
    800, 800, 100, 0, 0,
  ]);
});
test('[E12] tries come 1, 2, 4 … 30 seconds apart', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((attempts) => waitsFor('backoff', { attempts }))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  const twice = [unanswered, backoff, unanswered];
  expect(after(open, changed, quiet, ...twice).context.attempts).toBe(2);
  expect(after(open, changed, quiet, ...twice, backoff, saved).context.attempts).toBe(0);
});
test('an age is told each second for a minute, then each minute', () => {
  expect([1000, 60_999, 61_000].map((seenAt) => waitsFor('untilOlder', { savedAt: 1000, seenAt }))).toEqual([
    1000, 1000, 60_000,
  ]);
});
