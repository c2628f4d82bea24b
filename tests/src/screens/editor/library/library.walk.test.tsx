import { fromPromise } from 'xstate';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { libraryMachine } from '../../../../../src/machines/library/library.machine';
import type { LibraryContext } from '../../../../../src/machines/library/libraryMedia';
import { mediaListMachine, type MediaListed } from '../../../../../src/machines/library/mediaList.machine';
import type { Upload } from '../../../../../src/machines/library/library.setup';
import { mediaInVideo } from '../../../../../src/editor-engine/selectors/placedMedia.selectors';
import { sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { libraryMedia, libraryOpenAt, quietPreview } from '../../../../support/editor/libraryWorld';
import { answer } from '../../../../support/walking/mountScreen';
import { walkScreen } from '../../../../support/walking/walkScreen';

const added = vi.fn();
const machine = libraryMachine.provide({
  actors: {
    audioPreview: quietPreview,
    mediaList: mediaListMachine.provide({
      actors: { fetchMedia: fromPromise(async (): Promise<MediaListed> => ({ media: [], next: null })) },
    }),
  },
  actions: {
    keepMedia: () => {},
    forgetMedia: () => {},
    addToVideo: (_, addition) => added(addition),
    placeInVideo: () => {},
    announceRemoval: () => {},
  },
});
const lake = libraryMedia('lake.jpg');
const came = libraryMedia('came.png');
const [inVideo] = mediaInVideo(sampleVideo(), 'image');
if (!inVideo) throw new Error('the sample video shows no picture');
const png = new File(['x'], 'came.png', { type: 'image/png' });
const pdf = new File(['x'], 'x.pdf', { type: 'application/pdf' });
const library = { to: 'library', shelf: 'image' } as const;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const alertOf = (text: RegExp) =>
  screen.getAllByRole('alert').find((one) => text.test(one.textContent ?? '')) as HTMLElement;
const notIn = () => alertOf(/Some files couldn.t be added/);
const add = (name: string) => `Add ${name} at the playhead`;

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['openLibrary', 'uploadFile'],
  passed: ['uploads.uploading.choosingNext'],
  limit: 20_000,
  samples: {
    // Files look alike in a path's key: the two are told apart by their number.
    'files.chosen': [{ type: 'files.chosen', files: [png], destination: library }],
    'files.dropped': [
      { type: 'files.dropped', files: [png], folders: [], destination: library },
      { type: 'files.dropped', files: [pdf, png], folders: ['holiday'], destination: library },
    ],
    'upload.progressed': [{ type: 'upload.progressed', sent: 0.5 }],
    'search.changed': [{ type: 'search.changed', among: 'media', search: 'e' }],
    'addition.chosen': [{ type: 'addition.chosen', addition: { what: 'media', media: inVideo } }],
    'media.removed': [{ type: 'media.removed', media: lake }],
    'undo.chosen': [{ type: 'undo.chosen', removed: { media: lake, index: 0 } }],
    'xstate.done.actor.openLibrary': [{ type: 'xstate.done.actor.openLibrary', output: [lake] }],
    'xstate.error.actor.openLibrary': [
      { type: 'xstate.error.actor.openLibrary', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.uploadFile': [{ type: 'xstate.done.actor.uploadFile', output: came }],
    'xstate.error.actor.uploadFile': [
      { type: 'xstate.error.actor.uploadFile', error: { status: 503, detail: 'The server is busy.' } },
    ],
  },
  alsoTellApart: ({ queue, failures, media }) => [
    Math.min(queue.length, 1),
    failures.some(({ again }) => again !== null),
    failures.length > 0,
    media.includes(lake),
  ],
  screen: (actor) => libraryOpenAt('photos', actor),
  gestures: {
    'files.chosen': ({ files }, { user }) => user.upload(screen.getByTestId('upload-image'), [...files]),
    'files.dropped': ({ files, folders }) => {
      const folder = (name: string) => ({ webkitGetAsEntry: () => ({ isDirectory: true, name }) });
      const dropped = [...folders.map((name) => new File([], name)), ...files];
      fireEvent.drop(button('Upload pictures').parentElement as HTMLElement, {
        dataTransfer: { types: ['Files'], files: dropped, items: folders.map(folder) },
      });
    },
    'upload.progressed': ({ sent }, { inputOf }) => act(() => (inputOf('uploadFile') as Upload).onSent(sent)),
    'upload.cancelled': (_, { user }) => user.click(button('Cancel upload')),
    'failures.retried': (_, { user }) =>
      user.click(within(notIn()).getByRole('button', { name: 'Try again' })),
    'failures.dismissed': (_, { user }) => user.click(button('Dismiss')),
    'search.changed': ({ search }) =>
      void fireEvent.change(screen.getByRole('searchbox', { name: 'Search pictures' }), {
        target: { value: search },
      }),
    'addition.chosen': async ({ addition }, { user }) => {
      await user.click(button(add(inVideo.name)));
      expect(added.mock.calls.at(-1)).toEqual([addition]);
    },
    'media.removed': (_, { user }) => user.click(button('Remove lake.jpg from the library')),
    /** By the toast that told of it. */
    'undo.chosen': (event, { actor }) => answer(() => actor.send(event)),
    retried: (_, { user }) =>
      user.click(within(alertOf(/They aren’t lost/)).getByRole('button', { name: 'Try again' })),
  },
  states: {
    'shelf.openingLibrary': () =>
      expect(screen.getByRole('status', { name: 'Opening your library' })).toBeTruthy(),
    'shelf.unavailable': () => expect(alertOf(/Couldn’t open your uploads/)).toBeTruthy(),
    'shelf.stocked': ({ context }) => {
      const isEmpty = context.media.length === 0;
      expect(screen.queryByText('No pictures yet') !== null).toBe(isEmpty);
      expect(screen.queryByRole('button', { name: add('lake.jpg') }) !== null).toBe(
        context.media.includes(lake),
      );
    },
    'uploads.idle': ({ context }) => {
      expect(screen.queryByRole('progressbar')).toBeNull();
      expectFailures(context);
    },
    'uploads.uploading.uploadingFile': ({ context }) => {
      const { filesDone, filesTotal, sent } = context;
      expect(screen.getByText(`Uploading ${filesDone + 1} of ${filesTotal}`)).toBeTruthy();
      expect(screen.getByRole('progressbar', { name: 'Upload' }).ariaValueNow).toBe(
        String(Math.round(((filesDone + sent) / filesTotal) * 100)),
      );
      expectFailures(context);
    },
  },
});

const sentences = {
  'x.pdf': '“x.pdf” isn’t a picture, a video or a sound.',
  holiday: '“holiday” is a folder. Drop the files inside it instead.',
  'came.png': '“came.png”: The server is busy.',
} as const;
function expectFailures({ failures }: LibraryContext) {
  const lines = failures.length > 0 ? within(notIn()).getAllByRole('listitem') : [];
  expect(lines.map(({ textContent }) => textContent)).toEqual(
    failures.map(({ fileName }) => sentences[fileName as keyof typeof sentences]),
  );
}

test.each(walk.paths)('[E7] [E9] [E10] the library follows its chart: %s', (_, run) => run());
test('[E7] no transition of the library is left unwalked', () => expect(walk.untaken()).toEqual([]));
