import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import {
  captionEditMachine,
  type CaptionDraft,
} from '../../../../../src/machines/captionEdit/captionEdit.machine';
import { RefusedCommand } from '../../../../../src/machines/captionEdit/refusalCode';
import { CaptionsList } from '../../../../../src/screens/editor/captions/list/CaptionsList';
import { items } from '../../../editor-engine/support/sampleVideo';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';

const draftOf = ({ id, display, details }: typeof items.hello): CaptionDraft => ({
  id,
  text: details.text,
  ...display,
});
const [hello, goodbye] = [draftOf(items.hello), draftOf(items.goodbye)];
const machine = captionEditMachine.provide({ actors: { watchCaption: fromCallback(() => {}) } });

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Caption text' });
const press = async (user: { click(element: Element): Promise<void> }, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const refusal = () => screen.queryByRole('alert')?.textContent ?? null;
const draftIsShown = async ({ context }: { context: { draft: CaptionDraft | null } }) =>
  expect((await field()).value).toBe(context.draft?.text);

// A chunk of its own: compiled before it is waited for.
beforeAll(
  async () => void (await import('../../../../../src/screens/editor/captions/opened/CaptionPopover')),
);

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['carryOut'],
  samples: {
    'caption.opened': [hello, goodbye].map((caption) => ({ type: 'caption.opened', caption })),
    'text.changed': [{ type: 'text.changed', text: 'Hello my dear' }],
    'window.changed': [{ type: 'window.changed', edge: 'to', ms: 1700 }],
    'split.requested': [{ type: 'split.requested', atWord: 1 }],
    'merge.requested': [{ type: 'merge.requested', with: 'next' }],
    'xstate.done.actor.carryOut': [{ type: 'xstate.done.actor.carryOut', output: { kind: 'correct' } }],
    'xstate.error.actor.carryOut': [
      { type: 'xstate.error.actor.carryOut', error: new RefusedCommand('emptyText') },
      { type: 'xstate.error.actor.carryOut', error: new TypeError('x is undefined') },
    ],
  },
  alsoTellApart: ({ original, draft }) => JSON.stringify(original) === JSON.stringify(draft),
  screen: (actor) => inEditor(editorWorld({ captionEdit: () => actor }), <CaptionsList />),
  // The last caption has nothing after it.
  offers: ({ context }, { type }) => type !== 'merge.requested' || context.draft.id === hello.id,
  gestures: {
    'caption.opened': ({ caption }, { user }) => press(user, new RegExp(`${caption.text}$`)),
    'text.changed': async ({ text }) => {
      fireEvent.change(await field(), { target: { value: '…' } });
      fireEvent.change(await field(), { target: { value: text } });
    },
    'window.changed': async ({ ms }) =>
      void fireEvent.change(await screen.findByRole('spinbutton', { name: 'To' }), {
        target: { value: String(ms / 1000) },
      }),
    'correction.submitted': (_, { user }) => press(user, 'Correct'),
    'split.requested': async (_, { user }) => {
      (await field()).setSelectionRange(6, 6);
      await press(user, 'Split at cursor');
    },
    'merge.requested': (_, { user }) => press(user, 'Join with next'),
    'removal.requested': (_, { user }) => press(user, 'Delete'),
    cancelled: (_, { user }) => press(user, 'Cancel'),
    'caption.left': async (_, { user, actor }) => {
      await field();
      await user.click(screen.getByRole('searchbox'));
      await waitFor(() => expect(actor.getSnapshot().value).toBe('closed'));
    },
    'caption.vanished': (event, { actor }) => act(() => actor.send(event)),
  },
  states: {
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    'open.editing': async (walked) => {
      await draftIsShown(walked);
      expect(refusal()).toBeNull();
    },
    'open.unsettled': async (walked) => {
      await draftIsShown(walked);
      expect(refusal()).toBe('Correct or cancel this caption first.');
    },
    'open.refused': async (walked) => {
      await draftIsShown(walked);
      expect(refusal()).toBe(
        walked.context.problem === 'emptyText'
          ? 'The text can’t be empty.'
          : 'That didn’t work. Your text is safe.',
      );
    },
    carryingOut: ({ inputOf, context: { draft, change } }) =>
      expect(inputOf('carryOut')).toEqual({ draft, change }),
  },
});

test.each(walk.paths)('[E6] the captions list follows its chart: %s', (_, run) => run());
test('[E6] no transition of correcting a caption is left unwalked', () => expect(walk.untaken()).toEqual([]));
