import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { libraryMachine } from '../../../../../src/machines/library/library.machine';
import { openPanelMachine } from '../../../../../src/machines/workspace/openPanel.machine';
import { phoneSheetMachine } from '../../../../../src/machines/workspace/phoneSheet.machine';
import { panelNames, type PanelName } from '../../../../../src/machines/workspace/panels';
import { UploadsElsewhere } from '../../../../../src/screens/editor/shell/UploadsElsewhere';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';

const machine = libraryMachine.provide({
  actors: {
    openLibrary: fromCallback(() => {}) as never,
    uploadFile: fromCallback(() => {}) as never,
    audioPreview: fromCallback(() => {}) as never,
  },
});
const sheet = phoneSheetMachine.provide({
  actors: { watchSelection: fromCallback(() => {}) },
  actions: { openLibrary: () => {}, closeLibrary: () => {} },
});
const onPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
afterEach(() => vi.unstubAllGlobals());

function open(panelName: PanelName | null, isPhone = false, isShown = false) {
  onPhone(isPhone);
  const library = createActor(machine).start();
  const panel = createActor(openPanelMachine).start();
  if (panelName) panel.send({ type: 'panel.chosen', panel: panelName });
  const phoneSheet = createActor(sheet).start();
  if (isPhone && isShown) phoneSheet.send({ type: 'library.chosen', panel: 'photos' });
  render(inEditor(editorWorld({ library: () => library, panel, phoneSheet }), <UploadsElsewhere />));
  const drop = (name: string, type: string) =>
    act(() =>
      library.send({
        type: 'files.dropped',
        files: [new File(['x'], name, { type })],
        folders: [],
        destination: { to: 'moment', atMs: 0 },
      }),
    );
  return { drop, user: userEvent.setup() };
}
const PDF = '“paper.pdf” isn’t a picture, a video or a sound.';

test('[E10] what is dropped on the timeline and does not come in is told with every library closed', async () => {
  const { drop, user } = open(null);
  drop('paper.pdf', 'application/pdf');
  expect(screen.getByRole('alert').textContent).toContain(PDF);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(PDF)).toBeNull();
});

test('[E10] a file on its way is told there, too', () => {
  const { drop } = open(null);
  drop('lake.jpg', 'image/jpeg');
  expect(screen.getByRole('status').textContent).toBe('Uploading 1 of 1');
});

test.each(panelNames)('[E10] nothing is told twice: %s', (name) => {
  const { drop } = open(name);
  drop('paper.pdf', 'application/pdf');
  const isSaidThere = ['photos', 'videos', 'audios'].includes(name);
  expect(screen.queryAllByText(PDF)).toHaveLength(isSaidThere ? 0 : 1);
});

test('[E10] on a phone a library that is open says it itself', () => {
  const { drop } = open('photos', true, true);
  drop('paper.pdf', 'application/pdf');
  expect(screen.queryByText(PDF)).toBeNull();
});

test('[E10] a phone whose libraries are closed tells it, whatever was open where there was room', () => {
  const { drop } = open('photos', true);
  drop('paper.pdf', 'application/pdf');
  expect(screen.getByText(PDF)).toBeTruthy();
});
