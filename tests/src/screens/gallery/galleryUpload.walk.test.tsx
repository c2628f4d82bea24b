import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { galleryUploadMachine } from '../../../../src/machines/galleryUpload/galleryUpload.machine';
import { ImportTile } from '../../../../src/screens/gallery/ImportTile';
import { FailedUploads, UploadProgress } from '../../../../src/screens/gallery/UploadState';
import { walkScreen } from '../../../support/walking/walkScreen';

/** Walked without the wizard that it reports to. */
const machine = galleryUploadMachine.provide({ actions: { reportUpload: () => {} } });
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const notes = new File(['x'], 'notes.pdf', { type: 'application/pdf' });

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['uploadFile'],
  passed: ['uploading.choosingNext'],
  samples: {
    // Files look alike in a path's key: the two are told apart by their number.
    'files.chosen': [
      { type: 'files.chosen', files: [picture] },
      { type: 'files.chosen', files: [notes, picture] },
    ],
    'xstate.done.actor.uploadFile': [
      { type: 'xstate.done.actor.uploadFile', output: { url: '/a', kind: 'image' as const } },
      { type: 'xstate.done.actor.uploadFile', output: { url: '/a.m4a', kind: 'audio' as const } },
    ],
    'xstate.error.actor.uploadFile': [
      { type: 'xstate.error.actor.uploadFile', error: { status: 422, detail: 'This is no picture.' } },
    ],
  },
  alsoTellApart: ({ queue, failures }) => [Math.min(queue.length, 2), failures.length > 0],
  screen: (actor) => (
    <>
      <FailedUploads actor={actor} />
      <ImportTile onChoose={(files) => actor.send({ type: 'files.chosen', files })} />
      <UploadProgress actor={actor} />
    </>
  ),
  gestures: {
    'files.chosen': ({ files }, { user }) => user.upload(screen.getByTestId('import-media'), [...files]),
    'failures.dismissed': (_, { user }) => user.click(screen.getByRole('button', { name: 'Dismiss' })),
  },
  states: {
    idle: ({ context: { filesTotal, failures } }) => {
      expect(screen.queryByText('Uploading complete') !== null).toBe(filesTotal > 0);
      expectNamed(failures.map(({ fileName }) => fileName));
    },
    'uploading.uploadingFile': ({ context: { filesDone, filesTotal, failures }, inputOf }) => {
      expect(inputOf('uploadFile')).toEqual({ file: picture });
      const percent = Math.round((filesDone / filesTotal) * 100);
      expect(screen.getByText(`Uploading ${percent}%`)).toBeTruthy();
      expect(screen.getByRole('progressbar', { name: 'Upload' }).ariaValueNow).toBe(String(percent));
      expectNamed(failures.map(({ fileName }) => fileName));
    },
  },
});

function expectNamed(fileNames: readonly string[]) {
  const alert = screen.queryByRole('alert');
  const named = alert ? within(alert).getAllByRole('listitem') : [];
  expect(named.map((one) => one.textContent?.split(':')[0])).toEqual(fileNames);
}

test.each(walk.paths)('[G1] [G2] [G3] the upload follows its chart: %s', (_, run) => run());
test('[G2] no transition of the upload is left unwalked', () => expect(walk.untaken()).toEqual([]));
