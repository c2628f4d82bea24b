import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { captionEditMachine } from '../../../../../src/machines/captionEdit/captionEdit.machine';
import { RefusedCommand } from '../../../../../src/machines/captionEdit/refusalCode';
import {
  subtitlesMachine,
  type ReadSubtitles,
} from '../../../../../src/machines/captionEdit/subtitles.machine';
import { SubtitleFiles } from '../../../../../src/screens/editor/captions/subtitles/SubtitleFiles';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';

const saveSubtitles = vi.fn();
const machine = subtitlesMachine.provide({
  actions: { saveSubtitles: (_, format) => saveSubtitles(format), announceImport: () => {} },
});
const file = new File(['1'], 'mug.srt');
const cue = { from: 0, to: 900, text: 'Hello' };
const read: ReadSubtitles = {
  fileName: 'mug.srt',
  cues: [cue],
  problems: [{ line: 7, code: 'badTime' }],
};
const nonsense: ReadSubtitles = { ...read, cues: [], problems: [{ line: 1, code: 'noCues' }] };

const captionEdit = createActor(captionEditMachine);
const world = editorWorld({ captionEdit: () => captionEdit });
const alert = () => screen.queryByRole('alert')?.textContent ?? null;
const review = () => screen.queryByRole('region', { name: 'Import subtitles…' });
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['readSubtitles', 'importCues'],
  samples: {
    'export.requested': ['srt' as const, 'vtt' as const].map((format) => ({
      type: 'export.requested',
      format,
    })),
    'file.chosen': [{ type: 'file.chosen', file }],
    'xstate.done.actor.readSubtitles': [read, nonsense].map((output) => ({
      type: 'xstate.done.actor.readSubtitles',
      output,
    })),
    'xstate.error.actor.readSubtitles': [
      { type: 'xstate.error.actor.readSubtitles', error: new RefusedCommand('tooLarge') },
      { type: 'xstate.error.actor.readSubtitles', error: new Error('gone') },
    ],
    'xstate.done.actor.importCues': [{ type: 'xstate.done.actor.importCues', output: 1 }],
    'xstate.error.actor.importCues': [
      { type: 'xstate.error.actor.importCues', error: new RefusedCommand('tooManyItems') },
    ],
  },
  screen: (actor) => inEditor(world, <SubtitleFiles actor={actor} count={2} />),
  gestures: {
    'export.requested': async ({ format }, { user }) => {
      await user.click(screen.getByRole('button', { name: `Download as ${format.toUpperCase()}` }));
      expect(saveSubtitles).toHaveBeenLastCalledWith(format);
    },
    'file.chosen': (event, { user }) =>
      user.upload(screen.getByLabelText(/^Import subtitles…/, { selector: 'input' }), event.file),
    'import.confirmed': (_, { user }) => user.click(screen.getByRole('button', { name: 'Import' })),
    'import.cancelled': (_, { user }) => user.click(screen.getByRole('button', { name: 'Cancel' })),
  },
  states: {
    idle: () => expect(review()).toBeNull(),
    'importing.readingSubtitles': ({ inputOf }) => {
      expect((inputOf('readSubtitles') as { file: File }).file.name).toBe('mug.srt');
      expect(screen.getByText('Reading mug.srt…')).toBeDefined();
    },
    'importing.reviewing': () => {
      expect(screen.getByText('1 caption in mug.srt')).toBeDefined();
      expect(screen.getByText('They will replace the 2 captions you have now.')).toBeDefined();
      expect(lines()).toEqual(['Line 7This time can’t be read, so the caption was skipped.']);
      expect(button('Import')?.disabled).toBe(false);
    },
    'importing.nothingFound': () => {
      expect(alert()).toBe('No captions found in mug.srt.');
      expect(lines()).toEqual(['Line 1It has no captions.']);
      expect(button('Import')).toBeNull();
    },
    'importing.unreadable': ({ context: { problem } }) => {
      expect(alert()).toBe(
        problem === 'tooLarge'
          ? 'This file is too large for subtitles. The limit is 4 MB.'
          : 'Couldn’t read this file.',
      );
      expect(screen.getByLabelText('Choose another file', { selector: 'input' })).toBeDefined();
    },
    'importing.importingCues': ({ inputOf }) => {
      expect(inputOf('importCues')).toEqual({ cues: [cue] });
      expect(button('Importing…')?.disabled).toBe(true);
    },
    'importing.refused': () => {
      expect(alert()).toBe('This video has reached its maximum number of items.');
      expect(button('Import')?.disabled).toBe(false);
    },
  },
});

test.each(walk.paths)('subtitle files follow their chart: %s', (_, run) => run());
test('no transition of subtitle files is left unwalked', () => expect(walk.untaken()).toEqual([]));
