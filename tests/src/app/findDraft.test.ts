import { expect, test } from 'vitest';
import { findDraftOf } from '../../../src/app/editor/findDraft';
import type { EditorDraft } from '../../../src/services/browser/stored/editorDrafts';
import { mug } from '../../support/wizards/mug';

const videoData = mug('draft').output.video_data;
const draft = (writer: string, over: Partial<EditorDraft> = {}): EditorDraft => ({
  writer,
  userId: 'u1',
  projectId: 'p1',
  revision: 3,
  edits: 2,
  savedEdits: 1,
  at: 0,
  videoData,
  history: { steps: [], done: 0 },
  ...over,
});
type Claim = 'claimed' | 'held' | 'unknown';

function browser(kept: readonly EditorDraft[], claimOf: (writer: string) => Claim = () => 'claimed') {
  const store = new Map(kept.map((one) => [one.writer, one]));
  return {
    store,
    find: () =>
      findDraftOf(
        { userId: 'u1', projectId: 'p1', revision: 3 },
        {
          drafts: {
            of: async () => [...store.values()],
            keep: async (one) => void store.set(one.writer, one),
            drop: async (writer) => void store.delete(writer),
          },
          tabs: { claim: async (writer) => claimOf(writer) },
          renewAddresses: async (value) => value,
        },
      ),
  };
}
const saved = { edits: 2, savedEdits: 2 };

test('[E12] what the server does not have goes before what it has', async () => {
  const { find } = browser([draft('saved', saved), draft('unsaved', { revision: 1 })]);
  expect(await find()).toEqual({
    writer: 'unsaved',
    revision: 1,
    edits: 2,
    savedEdits: 1,
    videoData,
    history: { steps: [], done: 0 },
  });
});
test('[E12] what the server has is found for its history', async () => {
  expect((await browser([draft('saved', saved)]).find())?.writer).toBe('saved');
});
test('what the server has in a later revision is worth nothing, and is dropped', async () => {
  const { find, store } = browser([draft('old', { ...saved, revision: 2 })]);
  expect([await find(), store.size]).toEqual([null, 0]);
});
test('what a living tab is writing is left to it', async () => {
  const { find, store } = browser([draft('living', { revision: 2 })], () => 'held');
  expect([await find(), store.size]).toEqual([null, 1]);
});
test('where nobody can tell whether its tab lives, a draft goes on under a name of its own', async () => {
  const { find, store } = browser([draft('perhaps')], () => 'unknown');
  const found = await find();
  expect(found?.writer).not.toBe('perhaps');
  expect([...store.keys()]).toEqual([found?.writer]);
});
test('without any there is none', async () => {
  expect(await browser([]).find()).toBeNull();
});
