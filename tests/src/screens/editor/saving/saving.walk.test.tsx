import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { draftMachine } from '../../../../../src/machines/saving/draft.machine';
import { otherTabsMachine } from '../../../../../src/machines/saving/otherTabs.machine';
import { savingMachine } from '../../../../../src/machines/saving/saving.machine';
import type { SavingContext } from '../../../../../src/machines/saving/saving.setup';
import type { FoundDraft } from '../../../../../src/machines/saving/stamp';
import { EditorContext, type Editor } from '../../../../../src/screens/editor/EditorContext';
import { SaveState } from '../../../../../src/screens/editor/saving/SaveState';
import { SavingNotices } from '../../../../../src/screens/editor/saving/SavingNotices';
import { answer } from '../../../../support/walking/mountScreen';
import { mug } from '../../../../support/wizards/mug';
import { walkScreen } from '../../../../support/walking/walkScreen';

// It comes when it is needed; here it is there, so that nothing has to be waited for.
await import('../../../../../src/screens/editor/saving/ConflictDialog');

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
const videoData = mug('draft').output.video_data;
const draft: FoundDraft = { writer: 'w0', revision: 3, edits: 2, savedEdits: 1, videoData, history: null };
const output = <T,>(actor: string, value: T) => ({ type: `xstate.done.actor.${actor}`, output: value });
const error = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Error('offline') });
const detail = 'The caption “Hello” cannot be saved.';

const inBar = () => screen.getByRole('group', { name: 'Saving', hidden: true }).textContent;
const notices = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map((one) => one.textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press =
  (...names: string[]) =>
  (_: unknown, { user }: { user: { click: (element: Element) => Promise<void> } }) =>
    user.click(names.map((name) => screen.queryByRole('button', { name })).find(Boolean) as Element);
const tell = <Event,>(event: Event, { actor }: { actor: { send: (event: Event) => void } }) =>
  answer(() => actor.send(event));

const walk = walkScreen(machine)({
  input: { now: () => 60_000, projectId: 'p1', revision: 3, writer: 'w1' },
  calls: ['findDraft', 'saveLayout', 'keepVersion', 'fetchTheirs'],
  samples: {
    'document.changed': [{ type: 'document.changed', isRestored: false }],
    'otherTab.saved': [{ type: 'otherTab.saved', revision: 9 }],
    'xstate.done.actor.findDraft': [
      output('findDraft', null),
      output('findDraft', draft),
      output('findDraft', { ...draft, savedEdits: 2 }),
    ],
    'xstate.error.actor.findDraft': [error('findDraft')],
    'xstate.done.actor.saveLayout': [
      output('saveLayout', { status: 'saved', revision: 4 }),
      output('saveLayout', { status: 'stale', revision: 9 }),
      output('saveLayout', { status: 'refused', httpStatus: 422, detail }),
      output('saveLayout', { status: 'unanswered' }),
      output('saveLayout', { status: 'offline' }),
    ],
    'xstate.error.actor.saveLayout': [error('saveLayout')],
    'xstate.done.actor.keepVersion': [output('keepVersion', undefined)],
    'xstate.error.actor.keepVersion': [error('keepVersion')],
    'xstate.done.actor.fetchTheirs': [output('fetchTheirs', { revision: 9, videoData })],
    'xstate.error.actor.fetchTheirs': [error('fetchTheirs')],
  },
  alsoTellApart: ({ edits, sentEdits, savedAt }: SavingContext) => [edits > sentEdits, savedAt !== null],
  limit: 10_000,
  screen: (actor) => (
    <EditorContext value={{ saving: actor } as unknown as Editor}>
      <SaveState />
      <SavingNotices />
    </EditorContext>
  ),
  gestures: {
    retried: press('Retry now', 'Try again'),
    'mine.chosen': press('Keep mine'),
    'theirs.chosen': press('Take theirs', 'Show changes', 'Try again'),
    'choice.postponed': press('Decide later'),
    'choice.resumed': press('Choose'),
    /** Come from the engine, the keyboard, the browser and its other tabs. */
    'document.changed': tell,
    'save.requested': tell,
    'page.left': tell,
    'browser.wentOffline': tell,
    'browser.cameOnline': tell,
    'otherTab.saved': tell,
  },
  states: {
    findingDraft: ({ inputOf }) => {
      expect(inBar()).toBe('Looking for unsaved changes…');
      expect(inputOf('findDraft')).toEqual({ projectId: 'p1', revision: 3 });
    },
    'open.saved': ({ context }) =>
      expect([inBar(), notices()]).toEqual([
        context.savedAt === null ? 'All changes saved' : 'Saved 0 s ago',
        [''],
      ]),
    'open.waiting': () => expect(inBar()).toBe('Saving…'),
    'open.savingLayout': ({ inputOf, context }) => {
      expect(inBar()).toContain('Saving…');
      expect(inputOf('saveLayout')).toMatchObject({ projectId: 'p1', edits: context.sentEdits });
    },
    'open.retrying': () => {
      expect(inBar()).toContain('Not saved yet: retrying');
      expect(button('Retry now').disabled).toBe(false);
    },
    'open.offline': () => expect(inBar()).toContain('Offline: changes are kept on this device'),
    'open.conflicted.asking': async () => {
      expect(await screen.findByRole('dialog', { name: 'This project was changed elsewhere' })).toBeTruthy();
      expect([button('Keep mine').disabled, button('Take theirs').disabled]).toEqual([false, false]);
    },
    'open.conflicted.postponed': () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('alert').textContent).toBe(
        'Not saved: changed elsewhere. Your changes are kept on this device.Choose',
      );
    },
    'open.conflicted.keepingVersion': () => {
      expect(button('Take theirs').disabled).toBe(true);
      expect(notices()).toContain('Saving your changes as a version…');
    },
    'open.conflicted.unkept': () =>
      expect(notices()).toContain(
        'Couldn’t save your changes as a version, so nothing was replaced. Please try again.',
      ),
    'open.outdated.offered': () =>
      expect(notices()).toContain('Another tab has saved a newer version of this project.Show changes'),
    'open.outdated.unavailable': () =>
      expect(notices()).toContain('Couldn’t load the newer version. Please try again.Try again'),
    'open.fetchingTheirs': ({ inputOf }) => {
      expect(inBar()).toBe('Loading the changes…');
      expect(inputOf('fetchTheirs')).toEqual({ projectId: 'p1' });
    },
    'open.refused': () =>
      expect(screen.getByRole('alert').textContent).toBe(
        `Not saved: ${detail} Your changes are kept on this device.Try again`,
      ),
  },
});

test.each(walk.paths)('[E11] [E12] saving follows its chart: %s', (_, run) => run());
test('[E12] no transition of saving is left unwalked', () => expect(walk.untaken()).toEqual([]));
