import { expect, test, vi } from 'vitest';
import { galleryUploadMachine, kindOf } from '../../../../src/machines/galleryUpload/galleryUpload.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const reported = vi.fn();
/** Walked alone, without the parent that it reports to. */
const machine = galleryUploadMachine.provide({ actions: { reportUpload: (_, { url }) => reported(url) } });

const picture = new File(['x'], 'a.png', { type: 'image/png' });
const notes = new File(['x'], 'notes.pdf', { type: 'application/pdf' });
const chosen = (...files: File[]) => ({ type: 'files.chosen' as const, files });
const uploaded = {
  type: 'xstate.done.actor.uploadFile' as const,
  output: { url: '/a', kind: 'image' as const },
};
const uploadedSound = {
  type: 'xstate.done.actor.uploadFile' as const,
  output: { url: '/a.m4a', kind: 'audio' as const },
};
const refused = {
  type: 'xstate.error.actor.uploadFile' as const,
  error: { status: 422, detail: 'No picture.' },
};

const paths = modelOf(
  machine,
  undefined,
  {
    'files.chosen': [chosen(picture), chosen(notes, picture)],
    'xstate.done.actor.uploadFile': [uploaded, uploadedSound],
    'xstate.error.actor.uploadFile': [refused],
  },
  { alsoTellApart: ({ queue, failures }) => [Math.min(queue.length, 2), failures.length > 0] },
).getShortestPaths();

type Seen = { context: { queue: readonly File[]; filesDone: number; filesTotal: number } };
/** `choosingNext` is passed through: nothing rests there. */
type SeenState = Exclude<StatesOf<typeof galleryUploadMachine>, 'uploading.choosingNext'>;
const states = {
  idle: ({ context }) => {
    expect(context.queue).toEqual([]);
    expect(context.filesDone).toBe(context.filesTotal);
  },
  'uploading.uploadingFile': ({ context }) => {
    expect(context.queue[0]).toBe(picture);
    expect(context.filesDone + context.queue.length).toBe(context.filesTotal);
  },
} satisfies Record<SeenState, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test('[G2] it rests again whether the upload succeeded or failed', () => {
  expect(journey(machine, undefined, [chosen(picture), uploaded]).value).toBe('idle');
  expect(journey(machine, undefined, [chosen(picture), refused]).value).toBe('idle');
});
test('[G3] only what came in is reported', () => {
  reported.mockClear();
  journey(machine, undefined, [chosen(notes, picture, picture), refused, uploaded]);
  expect(reported.mock.calls).toEqual([['/a']]);
});
test.each([
  ['a.png', 'image/png', 'image'],
  ['IMG_0001.HEIC', '', 'image'],
  ['IMG_0001.HEIC', 'image/heic', 'image'],
  ['a.mov', 'video/quicktime', 'video'],
  ['notes.pdf', 'application/pdf', null],
  ['unknown', '', null],
])('[G3] %s of type “%s” is taken for %s', (name, type, kind) => {
  expect(kindOf(new File(['x'], name, { type }))).toBe(kind);
});
