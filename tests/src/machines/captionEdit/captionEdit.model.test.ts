import { beforeEach, expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import {
  captionEditMachine,
  type CaptionDraft,
} from '../../../../src/machines/captionEdit/captionEdit.machine';
import { RefusedCommand } from '../../../../src/machines/captionEdit/refusalCode';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announceChange = vi.fn();
beforeEach(() => announceChange.mockClear());
const machine = captionEditMachine.provide({
  actors: { watchCaption: fromCallback(() => {}) },
  actions: { announceChange: (_, change) => announceChange(change) },
});

const hello: CaptionDraft = { id: 'caption_0', text: 'Hello there', from: 0, to: 900 };
const bye: CaptionDraft = { id: 'caption_1', text: 'Good bye', from: 900, to: 2000 };
const opened = (caption = hello) => ({ type: 'caption.opened' as const, caption });
const written = (text: string) => ({ type: 'text.changed' as const, text });
const corrected = { type: 'correction.submitted' as const };
const split = { type: 'split.requested' as const, atWord: 1 };
const merged = { type: 'merge.requested' as const, with: 'next' as const };
const done = { type: 'xstate.done.actor.carryOut' as const, output: { kind: 'correct' as const } };
const refused = { type: 'xstate.error.actor.carryOut' as const, error: new RefusedCommand('emptyText') };
const broken = { type: 'xstate.error.actor.carryOut' as const, error: new TypeError('x is undefined') };

const paths = modelOf(
  machine,
  undefined,
  {
    'caption.opened': [opened(), opened(bye)],
    'text.changed': [written('Hello dear'), written(hello.text)],
    'window.changed': [{ type: 'window.changed', edge: 'to', ms: 700 }],
    'split.requested': [split],
    'merge.requested': [merged],
    'xstate.done.actor.carryOut': [done],
    'xstate.error.actor.carryOut': [refused, broken],
  },
  { alsoTellApart: ({ original, draft }) => JSON.stringify(original) === JSON.stringify(draft) },
).getShortestPaths();

type Seen = { context: { draft: CaptionDraft | null; change: unknown; problem: string | null } };
const isOpen = ({ context }: Seen) => expect(context.draft).not.toBeNull();
const states = {
  closed: ({ context }) =>
    expect([context.draft, context.change, context.problem]).toEqual([null, null, null]),
  'open.editing': isOpen,
  'open.unsettled': isOpen,
  'open.refused': ({ context }) => expect(['emptyText', 'failed']).toContain(context.problem),
  carryingOut: ({ context }) => expect([context.change === null, context.problem]).toEqual([false, null]),
} satisfies Record<StatesOf<typeof captionEditMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('[E6] a caption is opened, written anew and corrected', () => {
  const writing = after(opened(), written('Hello dear'), corrected);
  expect([writing.value, writing.context.draft, writing.context.change]).toEqual([
    'carryingOut',
    { ...hello, text: 'Hello dear' },
    { kind: 'correct' },
  ]);
  expect(after(opened(), written('Hello dear'), corrected, done).value).toBe('closed');
  expect(announceChange.mock.calls).toEqual([[{ kind: 'correct' }]]);
});
test('[E6] what was cancelled reaches nobody', () => {
  const end = after(opened(), written('Hello dear'), { type: 'cancelled' });
  expect([end.value, end.context.draft]).toEqual(['closed', null]);
  expect(announceChange).not.toHaveBeenCalled();
});
test('[E6] a refused correction keeps what was written, and says why until it is written on', () => {
  const end = after(opened(), written(' '), corrected, refused);
  expect([end.value, end.context.draft?.text, end.context.problem]).toEqual([
    { open: 'refused' },
    ' ',
    'emptyText',
  ]);
  expect(after(opened(), written(' '), corrected, refused, written('Hi')).value).toEqual({ open: 'editing' });
});
test('[E6] a press beside it closes a caption in which nothing was written', () => {
  expect(after(opened(), { type: 'caption.left' }).value).toBe('closed');
});
test('[E6] but one may look elsewhere while something is written', () => {
  expect(() => after(opened(), written('Hello dear'), { type: 'caption.left' })).toThrow('not heard');
});
test('[E6] another caption takes the place of an untouched one', () => {
  expect(after(opened(), opened(bye)).context.draft).toEqual(bye);
});
test('[E6] and waits for one in which something was written', () => {
  const end = after(opened(), written('Hello dear'), opened(bye));
  expect([end.value, end.context.draft?.id]).toEqual([{ open: 'unsettled' }, 'caption_0']);
});
test('[E6] text and times that were written are split, joined or deleted with the caption', () => {
  const draft = { ...hello, text: 'Hello dear', to: 700 };
  const writing = [opened(), written('Hello dear'), { type: 'window.changed', edge: 'to', ms: 700 }];
  expect(after(...writing, split).context).toMatchObject({ draft, change: { kind: 'split', atWord: 1 } });
  expect(after(...writing, merged).context).toMatchObject({ draft, change: { kind: 'merge', with: 'next' } });
  expect(after(...writing, { type: 'removal.requested' }).context.change).toEqual({ kind: 'remove' });
});
test('[E6] a caption that is deleted elsewhere closes', () => {
  expect(after(opened(), written('Hello dear'), { type: 'caption.vanished' }).value).toBe('closed');
});
